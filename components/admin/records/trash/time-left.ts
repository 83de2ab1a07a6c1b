const DAY_MS = 24 * 60 * 60 * 1000

/** How long a deleted record can still be restored, in words: 'in 12 days'. Times in ISO and milliseconds. */
export function timeLeft(purgeAt: string, nowMs: number): string {
  const days = Math.ceil((Date.parse(purgeAt) - nowMs) / DAY_MS)
  return days > 1 ? `in ${days} days` : 'within a day'
}
