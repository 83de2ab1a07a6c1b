/** Stand around a hit in what PostgreSQL returns: private characters that no text contains. */
export const HIT_START = '\uE000'
export const HIT_END = '\uE001'

export type SnippetPart = { text: string; isHit: boolean }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** A headline in its parts, as plain words for React to escape; entities of the HTML it came from are read. */
export function snippetParts(headline: string): SnippetPart[] {
  return headline
    .split(new RegExp(`(${HIT_START}[^${HIT_END}]*${HIT_END})`))
    .map((part) => ({
      text: plain(part.replace(/[\uE000\uE001]/g, '')),
      isHit: part.startsWith(HIT_START),
    }))
    .filter(({ text }) => text !== '')
}

function plain(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
}
