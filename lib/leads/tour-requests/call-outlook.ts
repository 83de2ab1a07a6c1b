import { relativeTime } from '@/lib/leads/tour-requests/promise'
import { OPEN_ENDED_PROMISE } from '@/lib/leads/tour-requests/promise-text'

type Waiting = {
  callDueAt: Date | null
  firstAttemptAt: Date | null
  contactEndedAt: Date | null
  promise: string | null
}

/** State of the promised call. `by` is in the community's zone, e.g. "today at 4:22 pm". */
export type CallOutlook =
  | { state: 'ahead'; promise: string | null; by: string | null }
  | { state: 'late'; by: string }
  | { state: 'tried' }
  /** The family asked not to be contacted. */
  | { state: 'ended' }

/** Describes the promised call truthfully: the promise shows only until it is kept or broken. */
export function callOutlook(
  { callDueAt, firstAttemptAt, contactEndedAt, promise }: Waiting,
  now: Date,
  zone: string,
): CallOutlook {
  if (contactEndedAt) return { state: 'ended' }
  if (firstAttemptAt) return { state: 'tried' }
  // Without known hours no time was promised.
  if (!callDueAt || promise === OPEN_ENDED_PROMISE) return { state: 'ahead', promise, by: null }
  const by = relativeTime(callDueAt, now, zone)
  return callDueAt < now ? { state: 'late', by } : { state: 'ahead', promise, by }
}
