/** Normalizes the headers argument of `writeHead` (an object or a flat list) to pairs. */
export function headerPairs(headers: unknown): [string, string | number | readonly string[]][] {
  if (!headers || typeof headers !== 'object') return []
  if (!Array.isArray(headers)) return Object.entries(headers).filter(([, value]) => value !== undefined)
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[String(name), headers[index + 1]] as [string, string]] : [],
  )
}
