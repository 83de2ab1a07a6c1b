const MAX_URGENT = 2

/** The first two urgent announcements, or else the first one, in back-office order (decision 049). */
export function chooseShown<T extends { kind: string }>(applying: readonly T[]): T[] {
  const urgent = applying.filter(({ kind }) => kind === 'urgent')
  return urgent.length > 0 ? urgent.slice(0, MAX_URGENT) : applying.slice(0, 1)
}
