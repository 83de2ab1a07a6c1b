import 'server-only'
import { enqueueSettling } from '@/lib/leads/events/settle-rsvps'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { freeSeats, lockEvent } from '@/lib/site/events/seats'

type Values = Record<string, unknown>
type Stored = Values & { id: string }

/** Prepares an RSVP edited by staff. @throws AppError 400 at the field when the party does not fit */
export async function prepareStaffRsvp(values: Values, before: Stored | null, tx: Tx): Promise<Values> {
  const row = { ...before, ...values } as Values
  const event = await lockEvent(tx, String(row.eventId))
  if (!event) throw invalidFields({ eventId: 'This event does not exist' })
  if (row.status === 'confirmed') {
    const free = await freeSeats(tx, event, before?.id)
    if (Number(row.guests) > free) {
      throw invalidFields({
        status: `${free === 0 ? 'No seat is' : `Only ${free} ${free === 1 ? 'seat is' : 'seats are'}`} left. Give the event more seats, or choose waiting.`,
      })
    }
  }
  const isCancelled = row.status === 'cancelled'
  for (const eventId of new Set([event.id, before?.eventId])) {
    if (typeof eventId === 'string') await enqueueSettling(tx, eventId)
  }
  return {
    ...values,
    phoneE164: typeof row.phone === 'string' ? phoneE164(row.phone) : null,
    ...(typeof values.email === 'string' ? { email: values.email.toLowerCase() } : {}),
    communityId: event.communityId,
    cancelledAt: isCancelled ? (before?.cancelledAt ?? new Date()) : null,
    ...(row.status === 'held' ? {} : { heldReason: null }),
  }
}
