import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

/** Every public event, oldest first; callers cut at "now", which no cached read may know. */
export const getPublicEvents = atRequest(async () => {
  cached(tags.list('events'), tags.list('communities'), tags.list('images'))
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
