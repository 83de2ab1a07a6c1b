import 'server-only'
import { subHours } from 'date-fns'

type Count = {
  stored(since: { createdAt: { gte: Date } }): Promise<number> | number
  atMost: number
  /** For staff: 'sign-ups in an hour by one person'. */
  words: string
}

/** First hourly limit exceeded, or null. Counts stored rows, so retries count once on all instances. */
export async function softRate(now: Date, counts: Count[]): Promise<string | null> {
  const since = { createdAt: { gte: subHours(now, 1) } }
  const stored = await Promise.all(counts.map((count) => count.stored(since)))
  const exceeded = counts.find(({ atMost }, at) => (stored[at] ?? 0) >= atMost)
  return exceeded ? `More than ${exceeded.atMost} ${exceeded.words}` : null
}
