import { Parser } from 'htmlparser2'

/** Repeated, interactive or invisible elements. */
const SKIPPED_ELEMENTS = new Set([
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

/** The text of a page's `<main>`, without menus and forms; null without a `<main>`. */
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
      if (SKIPPED_ELEMENTS.has(name)) unread += 1
      parts.push(' ')
    },
    ontext(text) {
      if (inMain > 0 && unread === 0) parts.push(text)
    },
    onclosetag(name) {
      if (name === 'main') inMain -= 1
      if (SKIPPED_ELEMENTS.has(name)) unread -= 1
      parts.push(' ')
    },
  })
  parser.end(html)
  return hasMain ? parts.join('').replace(/\s+/g, ' ').trim() : null
}
