/** More would push the page down. */
const MOST_URGENT = 2

/**
 * Which of the announcements that apply to a page stand on it, given in the order of the back office: the first two urgent
 * notices, and the first information only where nothing is urgent (decision 049).
 */
export function chooseShown<T extends { kind: string }>(applying: readonly T[]): T[] {
  const urgent = applying.filter(({ kind }) => kind === 'urgent')
  return urgent.length > 0 ? urgent.slice(0, MOST_URGENT) : applying.slice(0, 1)
}
