/**
 * Writes characters of a JSON text as JSON's own escapes (`\u2019`), so that it says the same where they would mean something
 * else, or cost more.
 * @param units what to escape, one UTF-16 unit a match, inside strings only
 */
export function escapeInJson(json: string, units: RegExp): string {
  return json.replace(units, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
