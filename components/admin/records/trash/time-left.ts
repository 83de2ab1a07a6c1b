const DAY_MS = 24 * 60 * 60 * 1000

/** Time until a deleted record is purged: 'in 12 days'. Takes an ISO time and epoch milliseconds. */
export function timeLeft(purgeAt: string, nowMs: number): string {
  const days = Math.ceil((Date.parse(purgeAt) - nowMs) / DAY_MS)
  return days > 1 ? `in ${days} days` : 'within a day'
}
