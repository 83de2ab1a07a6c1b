const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for a PostgreSQL UUID; any other text must not reach a query by id. */
export function isUuid(text: string | null | undefined): text is string {
  return UUID.test(text ?? '')
}
