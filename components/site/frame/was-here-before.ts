type Travels = { currentEntry: { key: string } | null; canGoForward: boolean }

const known = new Set<string>()

/**
 * Whether the page now shown was reached by Back or Forward. Asked once for each page shown, in order: the browser keeps a
 * visited entry's key, and a new page always ends the history. Null where the browser cannot tell (no Navigation API).
 */
export function wasHereBefore(): boolean | null {
  const { navigation } = window as { navigation?: Travels }
  const key = navigation?.currentEntry?.key
  if (!navigation || !key) return null
  const traveled = known.has(key) || navigation.canGoForward
  known.add(key)
  return traveled
}
