const MOST = 300

/**
 * What may leave the house of an error's message: its first line, without what stands in quotes (PostgreSQL and JSON.parse
 * quote what they refused; a name of code as in `reading 'id'` stays), addresses and numbers that could be somebody's.
 */
export function cleanMessage(message: string): string {
  const line = message.split('\n').find((text) => text.trim() !== '') ?? ''
  return line
    .slice(0, MOST)
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/`[^`]*`?/g, '`…`')
    .replace(/'([^']*)'?/g, (quoted, inner: string) => (/^[\w$.]{1,40}$/.test(inner) ? quoted : "'…'"))
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/\+?\d[\d\s().-]{5,}\d/g, '…')
    .trim()
}

/**
 * An address without host, query and fragment. A long part with a digit in it is an id or the token of a private link, and
 * becomes ':id'.
 */
export function cleanPath(address: string): string {
  const path = address.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/'
  return path
    .split('/')
    .map((part) => (part.length >= 16 && /\d/.test(part) ? ':id' : part))
    .join('/')
}

/** 'GET /events/x?name=Ann' → 'GET /events/x'; whatever is no address is left out. */
export function cleanTitle(title: string): string | undefined {
  const [, method = '', path] = /^(?:([A-Z]+) )?((?:https?:\/\/|\/)\S*)$/.exec(title) ?? []
  return path && `${method} ${cleanPath(path)}`.trim()
}
