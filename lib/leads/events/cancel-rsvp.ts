import 'server-only'
import { rsvpIdFrom, rsvpPath } from '@/lib/leads/events/rsvp-link'
import { settleEvent } from '@/lib/leads/events/settle'
import { announceToHousehold } from '@/lib/leads/events/timeline'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { lockEvent, SEAT_TAGS } from '@/lib/site/events/seats'

/** Cancels by private link, idempotently; returns the guest's page. @throws AppError 404, 409 once begun */
export async function cancelRsvp(token: string, now = new Date()): Promise<string> {
  const id = rsvpIdFrom(token)
  const found = id
    ? await db.eventRsvp.findUnique({ where: { id }, select: { id: true, eventId: true } })
    : null
  if (!found) throw notFound('This link does not lead to a sign-up')
  const path = await db.$transaction(async (tx) => {
    const event = await lockEvent(tx, found.eventId)
    const rsvp = await tx.eventRsvp.findUnique({ where: { id: found.id } })
    if (!event || !rsvp) throw notFound('This link does not lead to a sign-up')
    if (rsvp.status !== 'cancelled') {
      if (event.startsAt <= now) throw conflict('This event has begun. Please call us if something came up.')
      await tx.eventRsvp.update({ where: { id: rsvp.id }, data: { status: 'cancelled', cancelledAt: now } })
      await settleEvent(tx, event, now)
      await announceToHousehold(tx, rsvp)
      await announceExpiry(tx, SEAT_TAGS)
    }
    return rsvpPath(event.slug, rsvp.id)
  })
  expireNow(SEAT_TAGS)
  return path
}
