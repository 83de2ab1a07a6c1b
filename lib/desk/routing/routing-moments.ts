import 'server-only'
import { subMinutes } from 'date-fns'
import type { Moment } from '@/lib/leads/callers/on-shift'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { isStaffed, nextOpening } from '@/lib/leads/tour-requests/staffed-hours'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'
import { usableTimeZone } from '@/lib/platform/time-zone'

type LeadTiming = { communityId: string | null; callDueAt: Date | null }

/** When an owner is needed: now while the promised minutes run, else at the next staffed time. */
export async function routingMoments({ communityId, callDueAt }: LeadTiming, now: Date) {
  const [{ hours, timeZone }, settings] = await Promise.all([scheduleOf(communityId), companySettings()])
  const zone = usableTimeZone(settings?.timeZone)
  const begins = callDueAt ? subMinutes(callDueAt, PROMISED_MINUTES) : now
  const momentAt = (at: Date): Moment => ({ at, zone, isAnswered: isStaffed(hours, timeZone, at) })
  return {
    moment: momentAt(inStaffedHours(hours, timeZone, begins > now ? begins : now)),
    momentAt,
    nextAnswered: (after: Date) => nextOpening(hours, timeZone, after),
  }
}
