import 'server-only'
import { freeTimes } from '@/lib/leads/tour-times/free-times'
import { type TourDay, tourDays } from '@/lib/leads/tour-times/tour-days'
import { tourTimesTag } from '@/lib/leads/tours/book-tour'
import { cached, cachedFor } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { zoneName } from '@/lib/site/content/format-date'

/** Publicly visible free times of a community, with its zone's name ('Mountain Time'). */
export type TourTimes = { zoneName: string; minutes: number; days: TourDay[] }

/** Maximum age of a list; booking checks again. */
const KEPT_SECONDS = 10

export const publicTourTimes = cachedFor(
  KEPT_SECONDS,
  async (communityId: string): Promise<TourTimes | null> => {
    cached('tour_calendars', 'staffed_hours', 'communities', tourTimesTag(communityId))
    return shownTimes(communityId)
  },
)

/** Uncached free times. @param except a request that would move its own tour */
export async function shownTimes(communityId: string | null, except?: string): Promise<TourTimes | null> {
  const free = await freeTimes(db, communityId, except ? { except } : {})
  if (!free) return null
  const { calendar, zone, times } = free
  return { zoneName: zoneName(zone), minutes: calendar.minutes, days: tourDays(times, zone) }
}
