import { sourceOf } from '@/lib/leads/sources/registry'
import { CALL_TIME } from '@/lib/leads/tour-requests/alert-kinds'
import { callBy } from '@/lib/leads/tour-requests/call-by'
import { usableTimeZone } from '@/lib/platform/time-zone'

type PushedLead = {
  source: string
  callAt?: Date | null
  callDueAt: Date | null
  community: { timeZone: string } | null
  minute?: number | undefined
  news?: string
}

/** A push for staff. It shows on locked screens: no names, not even of a community, nothing that dates. */
export function composeAlertPush(
  { source, callAt, callDueAt, community, minute, news }: PushedLead,
  { companyZone, now }: { companyZone: string; now: Date },
): { title: string; body: string } {
  if (sourceOf(source).from === 'information')
    return { title: 'Someone asked for information', body: 'They did not ask for a call.' }
  if (news === CALL_TIME) return { title: 'A family asked to be called now', body: 'Please call now.' }
  const title = minute ? 'No one has called yet' : 'A family is waiting'
  if (!callDueAt) return { title, body: 'Please call now.' }
  if (callDueAt <= now) return { title, body: 'The call is late: please call now.' }
  const zone = usableTimeZone(community?.timeZone ?? companyZone)
  if (callAt && callAt > now) return { title, body: `Call at ${callBy(callAt, zone, now)}, as they asked.` }
  return { title, body: `Call by ${callBy(callDueAt, zone, now)}.` }
}
