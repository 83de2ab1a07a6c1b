import 'server-only'
import { cached, keptFor, tags } from '@/lib/cache'
import { zoneName } from '@/lib/content/format-date'
import { db } from '@/lib/db'
import { tourTimesTag } from '@/lib/tours/book-tour'
import { freeTimes } from '@/lib/tours/free-times'
import { type TourDay, tourDays } from '@/lib/tours/tour-days'

/** What anybody may know of a community's tours: which times are free, in its own zone ('Mountain Time'). */
export type TourTimes = { zoneName: string; minutes: number; days: TourDay[] }

/** Nobody looks longer at a stale list than this; who books is checked anew. */
const KEPT_SECONDS = 10

/** Free times of a community; null when it has no open calendar. */
export const publicTourTimes = keptFor(
  KEPT_SECONDS,
  async (communityId: string): Promise<TourTimes | null> => {
    cached(
      tags.list('tour_calendars'),
      tags.list('staffed_hours'),
      tags.list('communities'),
      tourTimesTag(communityId),
    )
    return shownTimes(communityId)
  },
)

/** The same as it is this moment. @param except the request whose own tour takes no room */
export async function shownTimes(communityId: string | null, except?: string): Promise<TourTimes | null> {
  const free = await freeTimes(db, communityId, except ? { except } : {})
  if (!free) return null
  const { calendar, zone, times } = free
  return { zoneName: zoneName(zone), minutes: calendar.minutes, days: tourDays(times, zone) }
}
