import 'server-only'
import { callWindows } from '@/lib/leads/callers/call-windows'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { type TourDay, tourDays } from '@/lib/leads/tour-times/tour-days'
import { getNightLine, type NightLine } from '@/lib/site/communities/night-line'

export type PhoneStatus = {
  hours: PhoneHours
  /** While closed: the next staffed day, with the times at which a call can be booked. */
  callDay: TourDay | null
  /** While closed: the community's own night line. */
  nightLine: NightLine | null
}

/** The phones of a community now, or of the company for null, with what a form can offer instead. */
export async function readPhoneStatus(communityId: string | null): Promise<PhoneStatus> {
  const hours = await getPhoneHours(communityId)
  if (hours.isOpen) return { hours, callDay: null, nightLine: null }
  const [schedule, nightLine] = await Promise.all([
    scheduleOf(communityId),
    communityId ? getNightLine(communityId) : null,
  ])
  const [callDay = null] = tourDays(callWindows(schedule, new Date()), schedule.timeZone)
  return { hours, callDay, nightLine }
}
