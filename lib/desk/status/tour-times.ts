import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { isStaffed } from '@/lib/leads/tour-requests/staffed-hours'
import { roomAt } from '@/lib/leads/tour-times/free-times'
import { shownTimes, type TourTimes } from '@/lib/leads/tours/public-times'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday } from '@/lib/site/content/format-date'

/** Free tour times for a lead's family; null without an open calendar. @throws AppError 403, 404 */
export async function readTourTimes(actor: Actor, id: string): Promise<TourTimes | null> {
  assertCan(actor, 'read', 'leads')
  const lead = isUuid(id)
    ? await db.tourRequest.findUnique({ where: { id }, select: { communityId: true, ownerId: true } })
    : null
  if (!lead) throw notFound('This lead does not exist')
  await assertLeadInScope(actor, lead)
  return shownTimes(lead.communityId, id)
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
    const families = room.capacity === 1 ? 'One family comes' : `${room.capacity} families come`
    throw refused(`${families} at that time already`)
  }
  const isOffered = room ? room.isOffered : hours.length === 0 || isStaffed(hours, timeZone, at)
  if (isOffered) return
  const when = `${formatWeekday(at, timeZone)}, ${formatTime(at, timeZone)}`
  throw refused(`${when} is outside ${room ? 'the tour times' : 'the hours of the house'}`)
}

function refused(why: string) {
  return invalidFields({ scheduledDate: `${why}. Choose another time, or say why you agreed on this one` })
}
