import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
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
