import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'

/** More than this no one page shows. */
const MOST = 60

/** Approved stories and reviews in their order, featured first, with community and portrait. */
export const getFamilyStories = atRequest(async () => {
  cached(tags.list('testimonials'), tags.list('communities'), tags.list('images'))
  return db.testimonial.findMany({
    where: { approved: true },
    orderBy: [{ featured: 'desc' }, { sortOrder: 'asc' }, { createdAt: 'asc' }],
    take: MOST,
    include: {
      image: { select: pictureSelect },
      community: { select: { slug: true, name: true, city: true } },
    },
  })
})

export type FamilyStory = Awaited<ReturnType<typeof getFamilyStories>>[number]
