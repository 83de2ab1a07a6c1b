import { addressSlug } from '@/lib/platform/address-slug'
import { plainText } from '@/lib/site/content/plain-text'

export type ArticleSection = { id: string; title: string; html: string }

/** Splits sanitized HTML, whose h2 carry no attributes, at its h2 headings for the table of contents. */
export function articleSections(html: string): { opening: string; sections: ArticleSection[] } {
  const [opening = '', ...parts] = html.split(/<h2>(.*?)<\/h2>/s)
  const taken = new Set<string>()
  const sections: ArticleSection[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const title = plainText(parts[at] ?? '')
    const following = (parts[at + 1] ?? '').trim()
    if (title) sections.push({ id: freeId(addressSlug(title), taken), title, html: following })
  }
  return { opening: opening.trim(), sections }
}

/** Keeps ids unique when headings repeat, and the prefix avoids ids of the page frame. */
function freeId(wanted: string, taken: Set<string>): string {
  const base = `part-${wanted || 'text'}`
  let id = base
  for (let copy = 2; taken.has(id); copy += 1) id = `${base}-${copy}`
  taken.add(id)
  return id
}
