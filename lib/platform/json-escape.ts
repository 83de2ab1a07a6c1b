/** Escapes characters of a JSON text (`\u2019`), inside strings only; `units` matches single UTF-16 units. */
export function escapeInJson(json: string, units: RegExp): string {
  return json.replace(units, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
