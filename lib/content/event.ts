import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { db } from '@/lib/db'

/** One public event by slug as its calendar file needs it, or null. */
export const getEvent = atRequest(async (slug: string) => {
  'use cache'
  cached(tags.one('events', slug), tags.list('events'))
  return db.event.findFirst({
    where: { slug, published: true, isPublic: true },
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
    },
  })
})

export type CalendarEvent = NonNullable<Awaited<ReturnType<typeof getEvent>>>
