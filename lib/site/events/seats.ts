import 'server-only'
import { tags } from '@/lib/platform/cache/expiry'
import type { Tx } from '@/lib/platform/database/db'

/** Expired by whatever changes who comes: pages tell how many seats are left. */
export const SEAT_TAGS = [tags.list('event_rsvps')]

/** An event as the giving of seats reads it. */
export type SeatedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/**
 * Takes the event's row until the end of the transaction: seats are counted and given by one transaction at a time.
 * Null for an event that does not exist.
 */
export async function lockEvent(tx: Tx, id: string) {
  await tx.$queryRaw`select 1 from events where id = ${id}::uuid for no key update`
  return tx.event.findUnique({
    where: { id },
    select: {
      id: true,
      slug: true,
      title: true,
      summary: true,
      description: true,
      startsAt: true,
      endsAt: true,
      locationText: true,
      updatedAt: true,
      maxAttendees: true,
      rsvpUrl: true,
      calledOff: true,
      calledOffNote: true,
      calledOffAt: true,
      published: true,
      isPublic: true,
      communityId: true,
      community: { select: { name: true, timeZone: true, phoneDisplay: true, phoneDial: true } },
    },
  })
}

/** Seats nobody has, never below zero; Infinity for an event without a limit. `except`: an RSVP not to be counted. */
export async function freeSeats(
  tx: Tx,
  { id, maxAttendees }: Pick<SeatedEvent, 'id' | 'maxAttendees'>,
  except?: string,
): Promise<number> {
  if (maxAttendees === null) return Number.POSITIVE_INFINITY
  const { _sum } = await tx.eventRsvp.aggregate({
    where: { eventId: id, status: 'confirmed', ...(except ? { id: { not: except } } : {}) },
    _sum: { guests: true },
  })
  return Math.max(0, maxAttendees - (_sum.guests ?? 0))
}

/** How many parties stand before this one on the waiting list, plus one. */
export async function placeInLine(tx: Tx, { id, eventId, createdAt }: Waiting): Promise<number> {
  const before = await tx.eventRsvp.count({
    where: {
      eventId,
      status: 'waiting',
      OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
    },
  })
  return before + 1
}

type Waiting = { id: string; eventId: string; createdAt: Date }
