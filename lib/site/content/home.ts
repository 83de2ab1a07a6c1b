import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { completeSection, DEFAULT_SECTIONS } from '@/lib/site/content/home-parts'
import { drawable } from '@/lib/site/content/page-sections'

/** Visible sections of the home page in order, or the default sections when none exist. */
export const getHomepage = atRequest(async () => {
  cached('homepage_sections', 'homepage_config', 'images')
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
  const rows = sections.length > 0 || (await db.homepageSection.count()) > 0 ? sections : defaultSections()
  const shared = await drawable(
    rows.map(({ slug, metadata, ...row }) => ({ ...row, sectionKey: slug, content: metadata })),
  )
  return {
    sections: rows.map((section) => completeSection(section, headings)),
    /** These rows in the form in which every page draws its sections, for the kinds that pages share. */
    shared: Object.fromEntries(shared.map((section) => [section.id, section])),
  }
})

function defaultSections() {
  return DEFAULT_SECTIONS.map((sectionType) => ({
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

/** Approved stories marked as featured, with their community. */
export const getFeaturedStories = atRequest(async () => {
  cached('testimonials', 'care_types', 'communities', 'images')
  return db.testimonial.findMany({
    where: { approved: true, featured: true },
    orderBy: [{ sortOrder: 'asc' }, { createdAt: 'asc' }],
    include: {
      image: { select: pictureSelect },
      careType: { select: { name: true } },
      community: { select: { slug: true, name: true, city: true } },
    },
  })
})
