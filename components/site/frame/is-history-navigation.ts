type NavigationApi = { currentEntry: { key: string } | null; canGoForward: boolean }

const known = new Set<string>()

/**
 * True when the current page was reached by Back or Forward. Call once per shown page, in order: a visited
 * history entry keeps its key, and a new page is always last. Null without the Navigation API.
 */
export function isHistoryNavigation(): boolean | null {
  const { navigation } = window as { navigation?: NavigationApi }
  const key = navigation?.currentEntry?.key
  if (!navigation || !key) return null
  const traveled = known.has(key) || navigation.canGoForward
  known.add(key)
  return traveled
}
