/** `title` is the row's name in announcements. */
export type Ordered = { id: string; title: string }

/** Returns the list with one entry moved. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
