import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { roomAt } from '@/lib/leads/tour-times/free-times'
import { shownTimes, type TourTimes } from '@/lib/leads/tours/public-times'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'

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

/** Refuses a full slot unless confirmed. Call after `lockTours`. @throws AppError 400 at scheduledDate */
export async function assertRoom(
  tx: Tx,
  { id, communityId, status, scheduledDate }: TourRequest,
  at: Date,
  evenIfFull: boolean | undefined,
): Promise<void> {
  if (evenIfFull || (status === 'scheduled' && scheduledDate?.getTime() === at.getTime())) return
  const room = await roomAt(tx, communityId, at, id)
  if (!room || room.isFree) return
  const families = room.capacity === 1 ? 'One family comes' : `${room.capacity} families come`
  throw invalidFields({
    scheduledDate: `${families} at that time already. Choose another, or check “Agree on it all the same”`,
  })
}
