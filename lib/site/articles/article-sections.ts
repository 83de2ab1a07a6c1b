import { addressSlug } from '@/lib/platform/address-slug'
import { plainText } from '@/lib/site/content/plain-text'

/** A part of an article under its heading; the opening before the first heading has neither id nor title. */
export type ArticleSection = { id: string; title: string; html: string }

/**
 * Cuts an article's HTML at its second-level headings, so that the contents list can point at each.
 * @param html sanitized HTML (lib/platform/html.ts): its h2 carry no attributes
 */
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

/** Two headings with the same words, or one that reads like an id of the frame, still get an address of their own. */
function freeId(wanted: string, taken: Set<string>): string {
  const base = `part-${wanted || 'text'}`
  let id = base
  for (let copy = 2; taken.has(id); copy += 1) id = `${base}-${copy}`
  taken.add(id)
  return id
}
