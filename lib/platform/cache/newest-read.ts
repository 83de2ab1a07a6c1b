/** Wraps a read so that overlapping calls deliver results in call order; overtaken results are dropped. */
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
