import 'server-only'
import { freeTimes } from '@/lib/leads/tour-times/free-times'
import { type TourDay, tourDays } from '@/lib/leads/tour-times/tour-days'
import { tourTimesTag } from '@/lib/leads/tours/book-tour'
import { cached, keptFor, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { zoneName } from '@/lib/site/content/format-date'

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
