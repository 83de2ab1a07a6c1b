import 'server-only'
import { type PhoneHours, phoneHours } from '@/lib/leads/callers/phone-hours'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { getStaffedHours } from '@/lib/site/content/staffed-hours'

const getTimeZone = atRequest(async (communityId: string) => {
  cached('communities')
  const row = await db.community.findUnique({ where: { id: communityId }, select: { timeZone: true } })
  return row?.timeZone ?? null
})

/** The phones of a community now, or of the company for null. Keep it until `changesAt` at the longest. */
export async function getPhoneHours(communityId: string | null): Promise<PhoneHours> {
  const [hours, settings, ownZone] = await Promise.all([
    getStaffedHours(communityId),
    getSiteSettings(),
    communityId ? getTimeZone(communityId) : null,
  ])
  return phoneHours({ hours, timeZone: usableTimeZone(ownZone ?? settings.timeZone) }, new Date())
}
