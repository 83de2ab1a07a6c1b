import { sourceOf } from '@/lib/leads/sources/registry'
import { callBy } from '@/lib/leads/tour-requests/call-by'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'

type PushedLead = {
  source: string
  callDueAt: Date | null
  community: { timeZone: string } | null
  minute?: number | undefined
}

/** A push for staff. It shows on locked screens: no names, not even of a community, nothing that dates. */
export function composeAlertPush(
  { source, callDueAt, community, minute }: PushedLead,
  { companyZone, now }: { companyZone: string; now: Date },
): { title: string; body: string } {
  if (sourceOf(source).from === 'information')
    return { title: 'Somebody asked for information', body: 'They did not ask for a call.' }
  const title = minute ? 'Nobody has called yet' : 'A family is waiting'
  if (!callDueAt) return { title, body: 'Please call now.' }
  if (callDueAt <= now) return { title, body: 'The call is late: please call now.' }
  return {
    title,
    body: `Call by ${callBy(callDueAt, usableTimeZone(community?.timeZone ?? companyZone), now)}.`,
  }
}
