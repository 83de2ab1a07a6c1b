import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'

const MAX_STORIES = 60

export const getFamilyStories = atRequest(async () => {
  cached(tags.list('testimonials'), tags.list('communities'), tags.list('images'))
  return db.testimonial.findMany({
    where: { approved: true },
    orderBy: [{ featured: 'desc' }, { sortOrder: 'asc' }, { createdAt: 'asc' }],
    take: MAX_STORIES,
    include: {
      image: { select: pictureSelect },
      community: { select: { slug: true, name: true, city: true } },
    },
  })
})

export type FamilyStory = Awaited<ReturnType<typeof getFamilyStories>>[number]
