import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { contactSelect } from '@/lib/site/content/contact-select'

/** Expired whenever RSVPs change, because pages show how many seats are left. */
export const SEAT_TAGS = ['event_rsvps']

export type SeatedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/** Locks the event's row, so that one transaction at a time assigns seats. Null without the event. */
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
      community: { select: { timeZone: true, ...contactSelect } },
    },
  })
}

/** Free seats, Infinity without a limit. `except`: an RSVP not to be counted. */
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

/** Position on the waiting list, from 1. */
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
