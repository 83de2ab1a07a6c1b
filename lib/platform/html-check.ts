import 'server-only'
import { Parser } from 'htmlparser2'
import { sanitizeHtml } from '@/lib/platform/html'
import { FOREIGN_BLOCKS } from '@/lib/platform/html-blocks'

export type CheckedHtml = { html: string; removed: string[] }

/** Tags that the sanitizer replaces without loss. */
const EQUIVALENT: Record<string, string> = {
  ...Object.fromEntries(FOREIGN_BLOCKS.map((tag) => [tag, 'p'])),
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}

/** Attributes that the sanitizer itself adds or removes. */
const ADDED_ATTRIBUTES = /^(?:rel|loading|decoding)$/

/** Sanitizes hand-written HTML and lists the lost elements and attributes. */
export function checkHtml(html: string): CheckedHtml {
  const clean = sanitizeHtml(html)
  const [before, after] = [contentsOf(html), contentsOf(clean)]
  const removed = [...before].flatMap(([what, count]) => {
    const lost = count - (after.get(what) ?? 0)
    return lost > 0 ? [lost === 1 ? what : `${what}, ${lost} times`] : []
  })
  return { html: clean, removed }
}

function contentsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const parser = new Parser({
    onopentag(tag, attributes) {
      const name = EQUIVALENT[tag] ?? tag
      count(`<${name}>`)
      for (const attribute of Object.keys(attributes)) {
        if (!ADDED_ATTRIBUTES.test(attribute)) count(`${attribute} of <${name}>`)
      }
    },
    oncomment: () => count('a comment'),
  })
  parser.end(html)
  return counts
}
