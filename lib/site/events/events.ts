import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { contactSelect } from '@/lib/site/content/contact-select'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

/** All public events by start. Callers filter by "now", because a cached read must not depend on it. */
export const getPublicEvents = atRequest(async () => {
  cached('events', 'communities', 'images')
  return db.event.findMany({
    where: PUBLIC_EVENT,
    orderBy: { startsAt: 'asc' },
    include: {
      image: { select: pictureSelect },
      community: {
        select: {
          slug: true,
          name: true,
          street: true,
          city: true,
          state: true,
          zip: true,
          timeZone: true,
          active: true,
        },
      },
    },
  })
})

export type PublicEvent = Awaited<ReturnType<typeof getPublicEvents>>[number]

/** One public event with its picture and community, or null. */
export const getEvent = atRequest(async (slug: string) => {
  cached(recordTag('events', slug), 'events', 'communities', 'images')
  return db.event.findFirst({
    where: { slug, ...PUBLIC_EVENT },
    include: {
      image: { select: pictureSelect },
      community: { select: { slug: true, timeZone: true, active: true, ...contactSelect } },
    },
  })
})

export type EventDetail = NonNullable<Awaited<ReturnType<typeof getEvent>>>

/** Taken seats and the number of parties on the waiting list. */
export const getSeatCounts = atRequest(async (eventId: string) => {
  cached('event_rsvps')
  const [taken, waiting] = await Promise.all([
    db.eventRsvp.aggregate({ where: { eventId, status: 'confirmed' }, _sum: { guests: true } }),
    db.eventRsvp.count({ where: { eventId, status: 'waiting' } }),
  ])
  return { taken: taken._sum.guests ?? 0, waiting }
})
