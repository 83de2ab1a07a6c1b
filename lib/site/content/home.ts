import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { completeSection, WRITTEN_SECTIONS } from '@/lib/site/content/home-parts'

/**
 * The visible sections of the home page in their order, their empty words filled from the headings kept by section key. An
 * installation without any section gets the parts that live on records.
 */
export const getHomepage = atRequest(async () => {
  cached(tags.list('homepage_sections'), tags.list('homepage_config'), tags.list('images'))
  const [sections, config] = await Promise.all([
    db.homepageSection.findMany({
      where: { visible: true },
      orderBy: { sortOrder: 'asc' },
      select: {
        id: true,
        slug: true,
        sectionType: true,
        title: true,
        subtitle: true,
        body: true,
        ctaLabel: true,
        ctaUrl: true,
        metadata: true,
        image: { select: pictureSelect },
      },
    }),
    db.homepageConfig.findMany(),
  ])
  const headings = Object.fromEntries(config.map((row) => [row.sectionKey, row]))
  const rows = sections.length > 0 || (await db.homepageSection.count()) > 0 ? sections : unwritten()
  return { sections: rows.map((section) => completeSection(section, headings)) }
})

function unwritten() {
  return WRITTEN_SECTIONS.map((sectionType) => ({
    id: sectionType,
    slug: sectionType,
    sectionType,
    title: null,
    subtitle: null,
    body: null,
    ctaLabel: null,
    ctaUrl: null,
    image: null,
    metadata: {},
  }))
}

/** Approved stories marked for the front page, with the community they speak of. */
export const getFeaturedStories = atRequest(async () => {
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
