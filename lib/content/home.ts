import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { db } from '@/lib/db'
import { pictureSelect } from '@/lib/media/picture-select'

/** The visible sections of the home page in their order, and the headings kept by section key. */
export const getHomepage = atRequest(async () => {
  'use cache'
  cached(tags.list('homepage_sections'), tags.list('homepage_config'), tags.list('images'))
  const [sections, config] = await Promise.all([
    db.homepageSection.findMany({
      where: { visible: true },
      orderBy: { sortOrder: 'asc' },
      include: { image: { select: pictureSelect } },
    }),
    db.homepageConfig.findMany(),
  ])
  return { sections, config: Object.fromEntries(config.map((row) => [row.sectionKey, row])) }
})

/** Approved stories marked for the front page, with the house they speak of. */
export const getFeaturedStories = atRequest(async () => {
  'use cache'
  cached(tags.list('testimonials'), tags.list('communities'), tags.list('images'))
  return db.testimonial.findMany({
    where: { approved: true, featured: true },
    orderBy: [{ sortOrder: 'asc' }, { createdAt: 'asc' }],
    include: {
      image: { select: pictureSelect },
      community: { select: { slug: true, name: true, city: true } },
    },
  })
})
