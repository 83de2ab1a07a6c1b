import 'server-only'
import { subHours } from 'date-fns'

type Count = {
  /** How many this sender has had stored since then. */
  stored(since: { createdAt: { gte: Date } }): Promise<number> | number
  /** How many of an hour are let through. */
  atMost: number
  /** Of what there were too many, in words for staff: 'sign-ups in an hour by one person'. */
  words: string
}

/**
 * Why a sender has asked too often within the last hour, or null; the first reason counts. Counted from what is stored, so that a
 * retry of one request counts once, on every instance. Leads count in their own transaction (lib/leads/tour-requests/lead-rate.ts).
 */
export async function softRate(now: Date, counts: Count[]): Promise<string | null> {
  const since = { createdAt: { gte: subHours(now, 1) } }
  const stored = await Promise.all(counts.map((count) => count.stored(since)))
  const exceeded = counts.find(({ atMost }, at) => (stored[at] ?? 0) >= atMost)
  return exceeded ? `More than ${exceeded.atMost} ${exceeded.words}` : null
}
