/** How alike two addresses must be, of 1, for one to be suggested in place of the other. */
const ALIKE = 0.4

/** Of the addresses there are, the one most like a path in its letters; null when none is like it. */
export function nearestAddress(path: string, known: Iterable<string>): string | null {
  const wanted = piecesOf(path)
  let best: string | null = null
  let score = ALIKE
  for (const address of known) {
    const found = likeness(wanted, piecesOf(address))
    if (found > score) [best, score] = [address, found]
  }
  return best
}

/** Dice's coefficient of the pieces of three letters: 1 for the same, 0 for nothing in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const piece of a) if (b.has(piece)) shared += 1
  return (2 * shared) / (a.size + b.size)
}

function piecesOf(path: string): Set<string> {
  const padded = `  ${path.toLowerCase().replace(/[^\p{L}\p{N}/]+/gu, ' ')} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
