import { callBy } from '@/lib/leads/tour-requests/call-by'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'

type PushedLead = {
  callDueAt: Date | null
  community: { timeZone: string } | null
  /** Told again because nobody had tried, at this minute of the promised ten. */
  minute?: number | undefined
}

/**
 * What a push to one of our staff says. It lights up on locked screens, and may stand there for a while: no name, not even of a
 * community, which may speak of care, nothing that grows old but the moment of the promise.
 * @param companyZone zone for leads without a community
 */
export function composeAlertPush(
  { callDueAt, community, minute }: PushedLead,
  { companyZone, now }: { companyZone: string; now: Date },
): { title: string; body: string } {
  const title = minute ? 'Nobody has called yet' : 'A family is waiting'
  if (!callDueAt) return { title, body: 'Please call now.' }
  if (callDueAt <= now) return { title, body: 'The call is late: please call now.' }
  return {
    title,
    body: `Call by ${callBy(callDueAt, usableTimeZone(community?.timeZone ?? companyZone), now)}.`,
  }
}
