import 'server-only'
import { io } from 'next/cache'
import { callRequestKey } from '@/lib/leads/events/call-request'
import { isRsvpLinkOpen, openRsvpLink } from '@/lib/leads/events/rsvp-link'
import { db } from '@/lib/platform/database/db'
import { stageOf } from '@/lib/site/events/event-stage'
import { placeInLine } from '@/lib/site/events/seats'

/** The RSVP behind a guest's private link, uncached; null for an invalid token, 'ended' for an old one. */
export async function readRsvp(eventSlug: string, token: string) {
  await io()
  const link = openRsvpLink(token)
  if (!link) return null
  const rsvp = await db.eventRsvp.findFirst({
    where: { id: link.id, event: { slug: eventSlug } },
    select: {
      id: true,
      eventId: true,
      name: true,
      email: true,
      guests: true,
      status: true,
      callRequested: true,
      createdAt: true,
      linkIssuedAt: true,
      event: {
        select: {
          slug: true,
          title: true,
          startsAt: true,
          endsAt: true,
          locationText: true,
          maxAttendees: true,
          calledOff: true,
          calledOffNote: true,
          community: {
            select: {
              slug: true,
              name: true,
              active: true,
              timeZone: true,
              phoneDisplay: true,
              phoneDial: true,
            },
          },
        },
      },
    },
  })
  if (!rsvp) return null
  if (!isRsvpLinkOpen(link, rsvp, new Date())) return 'ended'
  const [place, call] = await Promise.all([
    rsvp.status === 'waiting' ? placeInLine(db, rsvp) : null,
    rsvp.callRequested
      ? db.tourRequest.findUnique({
          where: { transactionId: callRequestKey(rsvp.id) },
          select: { promise: true },
        })
      : null,
  ])
  return { ...rsvp, place, promise: call?.promise ?? null, stage: stageOf(rsvp.event, new Date()) }
}

export type OpenedRsvp = Exclude<Awaited<ReturnType<typeof readRsvp>>, null | 'ended'>
