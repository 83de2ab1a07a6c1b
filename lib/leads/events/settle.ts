import 'server-only'
import { guestsNotifiedAt } from '@/lib/leads/events/called-off'
import { askStaffToCall, type MailableRsvp, mailGuest } from '@/lib/leads/events/rsvp-mail'
import type { Tx } from '@/lib/platform/database/db'
import { contactRefusal } from '@/lib/platform/do-not-contact/refusals'
import type { EventRsvp } from '@/lib/platform/generated/prisma/client'
import { hasMoved, isCancellationNews, notifiedState } from '@/lib/site/events/notified-event'
import { freeSeats, type SeatedEvent } from '@/lib/site/events/seats'

/**
 * Fills free seats in waiting-list order and notifies guests whose status, or whose event's time or place,
 * changed. Call with the event locked, after any change. Skips events that have begun; for a canceled event
 * it only sends the cancellation, once the grace period is over.
 */
export async function settleEvent(tx: Tx, event: SeatedEvent, now: Date): Promise<void> {
  if (event.startsAt <= now || !event.published) return
  const offAt = guestsNotifiedAt(event)
  if (offAt && offAt > now) return
  if (!event.calledOff) await promoteWaiting(tx, event, now)
  for (const { id } of await unnotified(tx, event)) {
    const rsvp = await tx.eventRsvp.findUniqueOrThrow({ where: { id } })
    // A seat that the guest gives back causes a mail of their own.
    const isOwnDoing = rsvp.status === 'cancelled' && !event.calledOff
    await notifyGuest(tx, event, rsvp, { by: isOwnDoing ? 'stranger' : 'system' })
    await tx.eventRsvp.update({ where: { id }, data: { toldStatus: rsvp.status, ...notifiedState(event) } })
  }
}

type Notice = {
  /** Who caused it. */
  by: 'stranger' | 'system'
  /** True when the guest has not heard yet whether they have a seat. */
  isWaited?: boolean
}

/** Notifies a guest of their current state. The caller records that it did. */
export async function notifyGuest(
  tx: Tx,
  event: SeatedEvent,
  rsvp: EventRsvp,
  { by, isWaited = false }: Notice,
): Promise<void> {
  const contact = { channel: 'mail', by: 'system', askedAt: rsvp.createdAt } as const
  if (rsvp.email && !(await contactRefusal(tx, rsvp.email, contact)))
    return mailGuest(tx, event, rsvp as MailableRsvp, by)
  // Without an address, or after an opt-out, only a call can notify the guest.
  const isPromoted = rsvp.toldStatus === 'waiting' && rsvp.status === 'confirmed'
  if (isWaited || isPromoted || hasMoved(event, rsvp) || isCancellationNews(event, rsvp))
    await askStaffToCall(tx, event, rsvp, isWaited)
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

/** A guest never notified of a seat needs no mail about losing it. */
function unnotified(
  tx: Tx,
  { id, startsAt, locationText, calledOff }: SeatedEvent,
): Promise<{ id: string }[]> {
  return tx.$queryRaw`
    select id from event_rsvps
    where event_id = ${id}::uuid and status <> 'held' and not (status = 'cancelled' and told_status is null)
    and case when ${calledOff} then status <> 'cancelled' and not told_called_off else (
      status is distinct from told_status
      or (status <> 'cancelled' and (told_starts_at <> ${startsAt} or told_place is distinct from ${locationText} or told_called_off))
    ) end
    order by created_at, id`
}
