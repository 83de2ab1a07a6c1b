import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { hoursInWords } from '@/lib/content/hours-in-words'
import { db } from '@/lib/db'

/** When somebody answers the company's phone, in words: '7 am – 9 pm, every day' (decision 9). */
export const getOpeningHours = atRequest(async () => {
  'use cache'
  cached(tags.list('staffed_hours'))
  const rows = await db.staffedHours.findMany({
    where: { communityId: null, weekday: { not: null } },
    select: { weekday: true, opensAt: true, closesAt: true, closed: true },
  })
  return hoursInWords(rows)
})
