import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { withPlaces } from '@/lib/site/landing-pages/places'
import type { Version } from '@/lib/site/landing-pages/version'

/** The landing page with version B's text; fields empty in B fall back to A. */
export function asVersion(page: LandingPage, version: Version): LandingPage {
  if (version === 'a') return page
  return {
    ...page,
    heroTitle: page.heroTitleB || page.heroTitle,
    heroSubtitle: page.heroSubtitleB || page.heroSubtitle,
    heroCtaText: page.heroCtaTextB || page.heroCtaText,
  }
}

/** An active landing page or null, without its metrics and scripts. */
export const getLandingPage = atRequest(async (slug: string) => {
  cached(recordTag('landing_page_templates', slug), 'communities', 'care_types', 'images')
  const page = await db.landingPageTemplate.findFirst({
    where: { slug, active: true },
    omit: {
      customScripts: true,
      conversionRate: true,
      impressions: true,
      conversions: true,
      lastOptimizedAt: true,
    },
    include: {
      heroImage: { select: pictureSelect },
      community: { select: { slug: true, active: true, name: true, city: true } },
      careType: {
        select: {
          slug: true,
          name: true,
          description: true,
          carePricing: true,
          active: true,
          image: { select: pictureSelect },
        },
      },
    },
  })
  return page && withPlaces(page)
})

export type LandingPage = NonNullable<Awaited<ReturnType<typeof getLandingPage>>>
