import 'server-only'
import { Parser } from 'htmlparser2'
import { sanitizeHtml } from '@/lib/platform/html'

/** HTML as it may stand in a text, and in words what was taken out of it. */
export type CheckedHtml = { html: string; removed: string[] }

/** What the sanitizer writes otherwise, without a loss. */
const SAME: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' }

/** Attributes that come and go with the sanitizer's own habits. */
const OWN = /^(?:rel|loading|decoding)$/

/** Sanitizes HTML that somebody wrote by hand and lists what was lost: elements and attributes, with how often. */
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
      const name = SAME[tag] ?? tag
      count(`<${name}>`)
      for (const attribute of Object.keys(attributes)) {
        if (!OWN.test(attribute)) count(`${attribute} of <${name}>`)
      }
    },
    oncomment: () => count('a comment'),
  })
  parser.end(html)
  return counts
}
