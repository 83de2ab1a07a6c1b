import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { staffedHoursText } from '@/lib/site/content/staffed-hours-text'

/** The rows that decide when somebody answers for a community: its own and the company's; the company's alone for null. */
export const getStaffedHours = atRequest(async (communityId: string | null) => {
  cached(tags.list('staffed_hours'))
  const of = communityId === null ? [{ communityId }] : [{ communityId }, { communityId: null }]
  return db.staffedHours.findMany({ where: { OR: of } })
})

/** The company's ordinary staffed week in words: '7 am – 9 pm, holiday hours vary'. */
export const getStaffedHoursText = atRequest(async () => staffedHoursText(await getStaffedHours(null)))
