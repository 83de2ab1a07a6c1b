/** Names of fields the form need not ask again: 'email.name'. Holds no values. */
export const KNOWN_FIELDS_COOKIE = 'porchlight_reader_knows'

/** True when the browser claims to know all required fields; the server checks for itself. */
export function knowsAll(cookies: string, required: readonly string[]): boolean {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${KNOWN_FIELDS_COOKIE}=`))
  if (!pair) return false
  const known = pair.slice(KNOWN_FIELDS_COOKIE.length + 1).split('.')
  return required.every((name) => known.includes(name))
}
