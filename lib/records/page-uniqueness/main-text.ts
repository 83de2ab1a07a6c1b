import { Parser } from 'htmlparser2'

/** What stands on many pages alike, what visitors fill in, and what nobody reads. */
const UNREAD = new Set([
  'header',
  'footer',
  'nav',
  'form',
  'dialog',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
])

/** The text of a page's `<main>`, without its header, footer, menus and forms; null for a page that has no `<main>`. */
export function mainText(html: string): string | null {
  const parts: string[] = []
  let hasMain = false
  let inMain = 0
  let unread = 0
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'main') {
        hasMain = true
        inMain += 1
      }
      if (UNREAD.has(name)) unread += 1
      parts.push(' ')
    },
    ontext(text) {
      if (inMain > 0 && unread === 0) parts.push(text)
    },
    onclosetag(name) {
      if (name === 'main') inMain -= 1
      if (UNREAD.has(name)) unread -= 1
      parts.push(' ')
    },
  })
  parser.end(html)
  return hasMain ? parts.join('').replace(/\s+/g, ' ').trim() : null
}
