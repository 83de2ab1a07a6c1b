/**
 * Makes of a read one that may be asked for at any time, also while it is under way: what it answers is handed over in the order in which
 * it was asked, and an answer that a newer one has overtaken is dropped. Throws what the read throws.
 */
export function newestRead<T>(read: () => Promise<T>, take: (answer: T) => void): () => Promise<void> {
  let asked = 0
  let taken = 0
  return async () => {
    asked += 1
    const place = asked
    const answer = await read()
    if (place < taken) return
    taken = place
    take(answer)
  }
}
