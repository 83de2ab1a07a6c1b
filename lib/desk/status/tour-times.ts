import 'server-only'
import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { isStaffed, openingsOn } from '@/lib/leads/tour-requests/staffed-hours'
import { roomAt } from '@/lib/leads/tour-times/free-times'
import { tourDays } from '@/lib/leads/tour-times/tour-days'
import { shownTimes, type TourTimes } from '@/lib/leads/tours/public-times'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday, zoneName } from '@/lib/site/content/format-date'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

/** `fromHours`: the community has no calendar, so these are full hours while it is staffed. */
export type OfferedTimes = TourTimes & { fromHours: boolean }

const HOUR_MS = 60 * 60_000
const DAYS_OFFERED = 14

/** Free tour times for a lead's family; null without a calendar and hours. @throws AppError 403, 404 */
export async function readTourTimes(actor: Actor, id: string): Promise<OfferedTimes | null> {
  assertCan(actor, 'read', 'leads')
  const lead = isUuid(id)
    ? await db.tourRequest.findUnique({ where: { id }, select: { communityId: true, ownerId: true } })
    : null
  if (!lead) throw notFound('This lead does not exist')
  await assertLeadInScope(actor, lead)
  const free = await shownTimes(lead.communityId, id)
  if (free) return { ...free, fromHours: false }
  const { hours, timeZone } = await scheduleOf(lead.communityId)
  const days = tourDays(fullHours(hours, timeZone, new Date()), timeZone)
  return days.length > 0 ? { zoneName: zoneName(timeZone), minutes: 60, days, fromHours: true } : null
}

/** Full hours of the next days at which somebody is there for an hour. */
function fullHours(hours: readonly StaffedHoursRow[], zone: string, now: Date): Date[] {
  const today = new TZDate(now, zone)
  return Array.from({ length: DAYS_OFFERED }, (_, ahead) => openingsOn(hours, zone, addDays(today, ahead)))
    .flat()
    .flatMap(({ opens, closes }) => {
      const first = Math.ceil(opens.getTime() / HOUR_MS)
      const count = Math.floor(closes.getTime() / HOUR_MS) - first
      return Array.from({ length: Math.max(0, count) }, (_, at) => new Date((first + at) * HOUR_MS))
    })
    .filter((time) => time > now)
}

/**
 * Accepts the community's tour times (its staffed hours where it has no calendar) while they have room, and
 * any other time with a reason. Call after `lockTours`. @throws AppError 400 at scheduledDate
 */
export async function assertTourTime(
  tx: Tx,
  { id, communityId, status, scheduledDate }: TourRequest,
  at: Date,
  reason: string | null | undefined,
): Promise<void> {
  if (reason?.trim() || (status === 'scheduled' && scheduledDate?.getTime() === at.getTime())) return
  const { hours, timeZone } = await scheduleOf(communityId)
  const room = await roomAt(tx, communityId, at, id)
  if (room && !room.hasRoom) {
    const families = room.capacity === 1 ? 'One family has' : `${room.capacity} families have`
    throw refused(`${families} a tour at that time already`)
  }
  const isOffered = room ? room.isOffered : hours.length === 0 || isStaffed(hours, timeZone, at)
  if (isOffered) return
  const when = `${formatWeekday(at, timeZone)}, ${formatTime(at, timeZone)}`
  throw refused(`${when} is outside ${room ? 'the tour times' : 'the staffed hours'}`)
}

function refused(why: string) {
  return invalidFields({ scheduledDate: `${why}. Choose another time, or enter why you agreed on this one` })
}
