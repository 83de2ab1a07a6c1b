import 'server-only'
import { addDays, addHours } from 'date-fns'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { freeAmong, isTourTime, offeredTimes } from '@/lib/leads/tour-times/offered-times'
import { type TourCalendar, tourCalendarOf } from '@/lib/leads/tour-times/tour-calendar'
import { remembered } from '@/lib/platform/cache/remembered'
import { db, type Tx } from '@/lib/platform/database/db'

const openCalendars = remembered('tour-calendars', ['tour_calendars', 'communities'], async () => {
  const rows = await db.tourCalendar.findMany({ where: { isOpen: true, community: { active: true } } })
  return new Map(rows.map((row) => [row.communityId, tourCalendarOf(row)]))
})

type FreeTimes = { calendar: TourCalendar; zone: string; times: Date[] }

/** Free tour times, or null without an open calendar. Ignores the tour of the request `except`. */
export async function freeTimes(
  tx: Tx,
  communityId: string | null,
  { except }: { except?: string } = {},
): Promise<FreeTimes | null> {
  const calendar = communityId ? (await openCalendars()).get(communityId) : undefined
  if (!calendar || !communityId) return null
  const { hours, timeZone: zone } = await scheduleOf(communityId)
  const now = new Date()
  const offered = offeredTimes({ calendar, hours, zone }, now)
  const tours = await toursOf(tx, communityId, {
    from: addHours(now, -12),
    to: addDays(now, calendar.daysAhead + 2),
    except,
  })
  return { calendar, zone, times: freeAmong(offered, tours, calendar) }
}

/** Tells if a time is one of the tour times and has room, and the capacity; null without an open calendar. */
export async function roomAt(tx: Tx, communityId: string | null, at: Date, except: string) {
  const calendar = communityId ? (await openCalendars()).get(communityId) : undefined
  if (!calendar || !communityId) return null
  const tours = await toursOf(tx, communityId, { from: addHours(at, -12), to: addHours(at, 12), except })
  const { hours, timeZone: zone } = await scheduleOf(communityId)
  return {
    isOffered: isTourTime({ calendar, hours, zone }, at),
    hasRoom: freeAmong([at], tours, calendar).length > 0,
    capacity: calendar.capacity,
  }
}

/** Tour length in minutes; 60 without a calendar. */
export async function tourMinutes(communityId: string | null): Promise<number> {
  return (communityId && (await openCalendars()).get(communityId)?.minutes) || 60
}

type Around = { from: Date; to: Date; except?: string | undefined }

async function toursOf(tx: Tx, communityId: string, { from, to, except }: Around): Promise<Date[]> {
  const rows = await tx.tourRequest.findMany({
    where: {
      communityId,
      status: 'scheduled',
      scheduledDate: { gte: from, lte: to },
      ...(except && { id: { not: except } }),
    },
    select: { scheduledDate: true },
  })
  return rows.flatMap(({ scheduledDate }) => scheduledDate ?? [])
}
