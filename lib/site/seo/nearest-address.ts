/** Minimum similarity (0 to 1) of a suggestion. */
const MIN_SIMILARITY = 0.4

/** The known path most similar to the given one, or null. */
export function nearestAddress(path: string, known: Iterable<string>): string | null {
  const wanted = trigramsOf(path)
  let best: string | null = null
  let score = MIN_SIMILARITY
  for (const address of known) {
    const found = similarity(wanted, trigramsOf(address))
    if (found > score) [best, score] = [address, found]
  }
  return best
}

/** Dice coefficient of trigrams, 0 to 1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const piece of a) if (b.has(piece)) shared += 1
  return (2 * shared) / (a.size + b.size)
}

function trigramsOf(path: string): Set<string> {
  const padded = `  ${path.toLowerCase().replace(/[^\p{L}\p{N}/]+/gu, ' ')} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
