/** First calls, and how many of them reached the family. */
export type CallCounts = { calls: number; reached: number }

/** With fewer calls it may be chance: a few families in a row may be out. */
const MIN_RECENT_CALLS = 10
const MIN_MONTH_CALLS = 20
/** Families that the number should have reached lately, by its own rate of the month. */
const MIN_EXPECTED = 4

/** Share of first calls that reached the family; null without any. */
export function reachedShare({ calls, reached }: CallCounts): number | null {
  return calls === 0 ? null : reached / calls
}

/** True when a number lately reaches less than half of its usual share, over enough calls to be sure. */
export function isProbablySpam({ recent, month }: { recent: CallCounts; month: CallCounts }): boolean {
  if (recent.calls < MIN_RECENT_CALLS || month.calls < MIN_MONTH_CALLS) return false
  const expected = (recent.calls * month.reached) / month.calls
  return expected >= MIN_EXPECTED && recent.reached < expected / 2
}
