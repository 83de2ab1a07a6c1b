export type Moves = ReadonlyMap<string, string>

/** Rewrites a link whose path moved; keeps query, fragment and our own host ('https://www.example.com'). */
function movedLink(href: string, moves: Moves, origin: string): string {
  const host = href.toLowerCase().startsWith(`${origin}/`) ? href.slice(0, origin.length) : ''
  const address = href.slice(host.length)
  const [, path = '', rest = ''] = /^(\/[^?#]*?)\/?([?#].*)?$/s.exec(address) ?? []
  const goal = moves.get(path)
  return goal === undefined ? href : `${host}${goal}${rest}`
}

/** Rewrites moved links in a stored value: `href` attributes and strings that are a URL as a whole. */
export function withMovedLinks<T>(value: T, moves: Moves, origin: string): T {
  return moved(value, moves, origin) as T
}

function moved(value: unknown, moves: Moves, origin: string): unknown {
  if (typeof value === 'string') {
    if (!value.includes('<')) return movedLink(value, moves, origin)
    return value.replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${movedLink(href, moves, origin)}"`)
  }
  if (Array.isArray(value)) return value.map((entry) => moved(entry, moves, origin))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, moved(part, moves, origin)]))
}
