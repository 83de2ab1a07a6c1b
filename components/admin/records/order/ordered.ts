/** A row as its order goes: `title` is what it is called aloud. */
export type Ordered = { id: string; title: string }

/** A list with one entry taken to another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
