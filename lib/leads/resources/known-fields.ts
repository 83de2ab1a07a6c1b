/** Names of the fields this browser need not ask again, for the form to read: 'email.name'. Holds no values. */
export const KNOWN_FIELDS_COOKIE = 'porchlight_reader_knows'

/** Whether everything a guide asks for is known, by the browser's own word; the server looks for itself. */
export function knowsAll(cookies: string, required: readonly string[]): boolean {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${KNOWN_FIELDS_COOKIE}=`))
  if (!pair) return false
  const known = pair.slice(KNOWN_FIELDS_COOKIE.length + 1).split('.')
  return required.every((name) => known.includes(name))
}
