import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { staffedHoursText } from '@/lib/content/staffed-hours-text'
import { db } from '@/lib/db'

/** The company's ordinary staffed week in words: '7 am – 9 pm, every day'. */
export const getStaffedHoursText = atRequest(async () => {
  cached(tags.list('staffed_hours'))
  const rows = await db.staffedHours.findMany({ where: { communityId: null, date: null } })
  return staffedHoursText(rows)
})
