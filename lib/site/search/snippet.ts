/** Private-use characters that PostgreSQL puts around a hit; no text contains them. */
export const HIT_START = '\uE000'
export const HIT_END = '\uE001'

export type SnippetPart = { text: string; isHit: boolean }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** A headline as plain text parts for React to escape, with HTML entities decoded. */
export function snippetParts(headline: string): SnippetPart[] {
  return withEllipses(headline.trim())
    .split(new RegExp(`(${HIT_START}[^${HIT_END}]*${HIT_END})`))
    .map((part) => ({ text: plain(part.replace(/[\uE000\uE001]/g, '')), isHit: part.startsWith(HIT_START) }))
    .filter(({ text }) => text !== '')
}

function withEllipses(headline: string): string {
  const begins = /^[\uE000\p{Lu}\p{N}“"]/u.test(headline) ? '' : '… '
  const ends = headline === '' || /[.!?…”"]\uE001?$/.test(headline) ? '' : ' …'
  return headline === '' ? '' : begins + headline + ends
}

function plain(text: string): string {
  return (
    text
      .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
      .replace(/\s+/g, ' ')
      // Removes doubled punctuation where BODY_WORDS joined lines with a period.
      .replace(/ \.(?=\s|$)/g, '.')
      .replace(/([.!?:])\.(?=\s|$)/g, '$1')
  )
}
