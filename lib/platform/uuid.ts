const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a UUID, as PostgreSQL reads one. Anything else must not reach a query for an id. */
export function isUuid(text: string | null | undefined): text is string {
  return UUID.test(text ?? '')
}
