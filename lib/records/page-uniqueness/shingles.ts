const RUN = 5

/** FNV-1a, 32 bits. */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

const MASKED = '*'

type Shingles = {
  words: number
  /** 32-bit hashes of its five-word runs, distinct and ascending. */
  shingles: Uint32Array
}

/**
 * Hashes five-word runs (Broder, "On the resemblance and containment of documents", 1997). Ignores case,
 * punctuation and `names` ('colorado-springs'), so that pages that differ only by city are the same text.
 */
export function shinglesOf(text: string, names: readonly string[] = []): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const read = masked(words, names)
  const found = new Set<number>()
  const last = Math.max(read.length - RUN, 0)
  if (read.length > 0) for (let at = 0; at <= last; at += 1) found.add(hash(read, at))
  return { words: words.length, shingles: Uint32Array.from(found).sort() }
}

function masked(words: string[], names: readonly string[]): string[] {
  const parts = names.map((name) => name.split('-'))
  const read: string[] = []
  for (let at = 0; at < words.length; ) {
    const name = parts.find((part) => part.every((word, offset) => words[at + offset] === word))
    read.push(name ? MASKED : (words[at] ?? ''))
    at += name?.length ?? 1
  }
  return read
}

function hash(words: string[], from: number): number {
  let value = OFFSET
  for (const word of words.slice(from, from + RUN)) {
    for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), PRIME)
    value = Math.imul(value ^ 32, PRIME)
  }
  return value >>> 0
}
