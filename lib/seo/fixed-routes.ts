import { ANY_CARE } from '@/lib/communities/any-care'

/** Pages at fixed addresses (specification section 2) that search engines may list; the sitemap has them from here. */
export const FIXED_PAGES = [
  '/',
  '/long-term-care-colorado',
  '/ltc-watch',
  '/additional-ltc',
  '/stage-cares-app',
  '/communities',
  '/events',
  '/team',
  '/blog',
  '/reviews',
  '/faqs',
  '/about-us',
  '/careers',
  '/contact',
  '/dining',
  '/beauty-salon',
  '/fitness-therapy',
  '/courtyards-patios',
  '/services',
  '/services/management',
  '/services/long-term-care',
  '/services/chaplaincy',
  '/stage-cares',
  '/care-points',
  '/safety-with-dignity',
  '/in-home-care',
  '/privacy',
  '/privacy-choices',
  '/terms',
  '/accessibility',
  '/for-professionals',
  '/compare-care-levels',
  '/family-stories-and-reviews',
  '/virtual-tour-and-floorplans',
  '/pricing-and-availability',
  '/care-navigator',
  '/resources',
] as const

export type FixedPage = (typeof FIXED_PAGES)[number]

/** Pages at fixed addresses that no search engine lists: each answers with noindex. */
export const UNLISTED_PAGES = ['/login', '/tour-scheduled', '/search', '/communities/compare'] as const

const ALL: ReadonlySet<string> = new Set([...FIXED_PAGES, ...UNLISTED_PAGES])

/** Whether a path is a page of its own, whatever the database holds. */
export function isFixedPage(path: string): boolean {
  return ALL.has(path)
}

/** First segments that are never a page of content. */
export const SYSTEM_SEGMENTS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'media',
  'downloads',
  'properties',
  'care',
  '_next',
  'monitoring',
  // Folders of public/.
  'brand',
  'sign-in',
  'share',
  'sitemaps',
  'sitemap.xml',
  'robots.txt',
  'favicon.ico',
])

/**
 * Whether a slug cannot stand alone behind the first slash, because a page of ours or a system word stands there
 * (decision 16).
 */
export function isReservedSlug(slug: string): boolean {
  return isFixedPage(`/${slug}`) || SYSTEM_SEGMENTS.has(slug) || slug === ANY_CARE || slug.startsWith('why-')
}
