import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { staffedHoursText } from '@/lib/site/content/staffed-hours-text'

/** Staffed hours rows of a community and the company; of the company alone for null. */
export const getStaffedHours = atRequest(async (communityId: string | null) => {
  cached('staffed_hours')
  const of = communityId === null ? [{ communityId }] : [{ communityId }, { communityId: null }]
  return db.staffedHours.findMany({ where: { OR: of } })
})

/** '7 am – 9 pm, holiday hours vary'. */
export const getStaffedHoursText = atRequest(async () => staffedHoursText(await getStaffedHours(null)))
