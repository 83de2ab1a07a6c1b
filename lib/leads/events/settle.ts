import 'server-only'
import { guestsToldAt } from '@/lib/leads/events/called-off'
import { type Told, tellGuest, tellStaffToCall } from '@/lib/leads/events/rsvp-mail'
import type { Tx } from '@/lib/platform/database/db'
import { whyNotContact } from '@/lib/platform/do-not-contact/refusals'
import type { EventRsvp } from '@/lib/platform/generated/prisma/client'
import { freeSeats, type SeatedEvent } from '@/lib/site/events/seats'
import { hasMoved, isNewsOff, toldNow } from '@/lib/site/events/told-event'

/**
 * Brings an event's guests in order: free seats go to the first on the waiting list whose party fits, and whoever's
 * status, or whose event's time or place, is another than the one they were last told gets a mail. Called with the event locked, after any change.
 * A begun event is left alone: nobody is told of a seat they can no longer take. Of one that is called off guests are told that alone, once it
 * can no longer be taken back silently.
 */
export async function settleEvent(tx: Tx, event: SeatedEvent, now: Date): Promise<void> {
  if (event.startsAt <= now || !event.published) return
  const offAt = guestsToldAt(event)
  if (offAt && offAt > now) return
  if (!event.calledOff) await promoteWaiting(tx, event, now)
  for (const { id } of await untold(tx, event)) {
    const rsvp = await tx.eventRsvp.findUniqueOrThrow({ where: { id } })
    await tell(tx, event, rsvp)
    await tx.eventRsvp.update({ where: { id }, data: { toldStatus: rsvp.status, ...toldNow(event) } })
  }
}

/** Writes to a guest how things stand. The caller notes that they were told. */
export async function tell(tx: Tx, event: SeatedEvent, rsvp: EventRsvp): Promise<void> {
  const contact = { channel: 'mail', by: 'system', askedAt: rsvp.createdAt } as const
  if (rsvp.email && !(await whyNotContact(tx, rsvp.email, contact))) return tellGuest(tx, event, rsvp as Told)
  // Without an address, or to who said no to mail since, only a person can say that a seat has become free, or when to come.
  const isPromoted = rsvp.toldStatus === 'waiting' && rsvp.status === 'confirmed'
  if (isPromoted || hasMoved(event, rsvp) || isNewsOff(event, rsvp)) await tellStaffToCall(tx, event, rsvp)
}

async function promoteWaiting(tx: Tx, event: SeatedEvent, now: Date): Promise<void> {
  let free = await freeSeats(tx, event)
  if (free === 0) return
  const waiting = await tx.eventRsvp.findMany({
    where: { eventId: event.id, status: 'waiting' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, guests: true },
  })
  for (const { id, guests } of waiting) {
    if (guests > free) continue
    free -= guests
    await tx.eventRsvp.update({ where: { id }, data: { status: 'confirmed', promotedAt: now } })
  }
}

/** Whoever was never told of a cancellation they never had a seat for needs no mail about it. */
function untold(tx: Tx, { id, startsAt, locationText, calledOff }: SeatedEvent): Promise<{ id: string }[]> {
  return tx.$queryRaw`
    select id from event_rsvps
    where event_id = ${id}::uuid and status <> 'held' and not (status = 'cancelled' and told_status is null)
    and case when ${calledOff} then status <> 'cancelled' and not told_called_off else (
      status is distinct from told_status
      or (status <> 'cancelled' and (told_starts_at <> ${startsAt} or told_place is distinct from ${locationText} or told_called_off))
    ) end
    order by created_at, id`
}
