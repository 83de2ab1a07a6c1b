import { chosenPromise } from '@/lib/leads/callers/call-windows'
import { callOutlook } from '@/lib/leads/tour-requests/call-outlook'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** While it is this new, the promise is told in its own words, such as “within 10 minutes”. */
const FRESH_MS = 2 * 60_000

type Promised = Pick<
  TourRequest,
  'callAt' | 'callDueAt' | 'firstAttemptAt' | 'contactEndedAt' | 'promise' | 'createdAt'
>

/** The promised call as it is true at `now`, for messages that may be late; null without a promise. */
export function promiseNow(lead: Promised, now: Date, zone: string): string | null {
  const outlook = callOutlook(lead, now, zone)
  switch (outlook.state) {
    case 'ended':
      return null
    case 'tried':
      return 'We have already tried to reach you.'
    case 'late':
      return 'We are sorry that our call is late. We will call you as soon as we can.'
    case 'ahead': {
      if (lead.callAt && lead.callAt > now) return chosenPromise(lead.callAt, zone)
      const isFresh = now.getTime() - lead.createdAt.getTime() <= FRESH_MS
      return isFresh || !outlook.by ? lead.promise : `We will call you no later than ${outlook.by}.`
    }
  }
}
