/** Stand around a hit in what PostgreSQL returns: private characters that no text contains. */
export const HIT_START = '\uE000'
export const HIT_END = '\uE001'

export type SnippetPart = { text: string; isHit: boolean }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** A headline in its parts, as plain words for React to escape; entities of the HTML it came from are read. */
export function snippetParts(headline: string): SnippetPart[] {
  return whole(headline.trim())
    .split(new RegExp(`(${HIT_START}[^${HIT_END}]*${HIT_END})`))
    .map((part) => ({
      text: plain(part.replace(/[\uE000\uE001]/g, '')),
      isHit: part.startsWith(HIT_START),
    }))
    .filter(({ text }) => text !== '')
}

/** Says where the words go on before and behind. */
function whole(headline: string): string {
  const begins = /^[\uE000\p{Lu}\p{N}“"]/u.test(headline) ? '' : '… '
  const ends = headline === '' || /[.!?…”"]\uE001?$/.test(headline) ? '' : ' …'
  return headline === '' ? '' : begins + headline + ends
}

function plain(text: string): string {
  return (
    text
      .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
      .replace(/\s+/g, ' ')
      // A title or a line with a stop of its own, joined to what follows with another.
      .replace(/ \.(?=\s|$)/g, '.')
      .replace(/([.!?:])\.(?=\s|$)/g, '$1')
  )
}
