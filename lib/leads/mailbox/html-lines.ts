import { Parser } from 'htmlparser2'

/** Elements that end a line; a table row becomes one line with tabs between its cells. */
const LINES = new Set([
  'p',
  'div',
  'br',
  'tr',
  'li',
  'ul',
  'ol',
  'table',
  'blockquote',
  'hr',
  'pre',
  'section',
])
const HEADINGS = /^h[1-6]$/
const CELLS = new Set(['td', 'th'])
const UNREAD = new Set(['script', 'style', 'head', 'title', 'noscript', 'template', 'svg'])

/** Converts an HTML mail to lines of plain text without executing, loading or keeping markup. */
export function htmlLines(html: string): string {
  const parts: string[] = []
  let unread = 0
  let depth = 0
  // A line break within a cell would separate a label from its value.
  const breakLine = () => parts.push(depth > 0 ? ' ' : '\n')
  const parser = new Parser({
    onopentagname(name) {
      if (UNREAD.has(name)) unread += 1
      if (CELLS.has(name)) {
        parts.push('\t')
        depth += 1
      } else if (name === 'tr' || name === 'table') {
        depth = 0
        parts.push('\n')
      } else if (LINES.has(name) || HEADINGS.test(name)) breakLine()
    },
    ontext(text) {
      if (unread === 0) parts.push(text.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
      if (CELLS.has(name)) depth = Math.max(0, depth - 1)
      else if (name === 'tr' || name === 'table') {
        depth = 0
        parts.push('\n')
      } else if (LINES.has(name) || HEADINGS.test(name)) breakLine()
    },
  })
  parser.end(html)
  return parts
    .join('')
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => cell.replace(/[ \u00a0]+/g, ' ').trim())
        .filter(Boolean)
        .join('\t'),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
