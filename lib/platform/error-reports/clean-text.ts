const MOST = 300

/** Removes quoted values (PostgreSQL and JSON.parse quote rejected input), emails and long numbers. */
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

/** The path of an address. Long segments with a digit may be ids or private-link tokens and become ':id'. */
export function cleanPath(address: string): string {
  const path = address.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/'
  return path
    .split('/')
    .map((part) => (part.length >= 16 && /\d/.test(part) ? ':id' : part))
    .join('/')
}

/** 'GET /events/x?name=Ann' → 'GET /events/x'; undefined for titles without an address. */
export function cleanTitle(title: string): string | undefined {
  const [, method = '', path] = /^(?:([A-Z]+) )?((?:https?:\/\/|\/)\S*)$/.exec(title) ?? []
  return path && `${method} ${cleanPath(path)}`.trim()
}
