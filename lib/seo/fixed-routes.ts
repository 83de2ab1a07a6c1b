/**
 * One-segment public routes that are pages of their own (specification section 2). They shadow nothing: slugs of
 * landing pages equal to one of them, or to a system word, are refused on save (decision 16).
 */
export const FIXED_ROUTES: ReadonlySet<string> = new Set([
  'long-term-care-colorado',
  'ltc-watch',
  'additional-ltc',
  'stage-cares-app',
  'communities',
  'events',
  'team',
  'blog',
  'reviews',
  'faqs',
  'about-us',
  'careers',
  'contact',
  'dining',
  'beauty-salon',
  'fitness-therapy',
  'courtyards-patios',
  'services',
  'stage-cares',
  'care-points',
  'safety-with-dignity',
  'in-home-care',
  'privacy',
  'privacy-choices',
  'terms',
  'accessibility',
  'login',
  'tour-scheduled',
  'for-professionals',
  'compare-care-levels',
  'family-stories-and-reviews',
  'virtual-tour-and-floorplans',
  'pricing-and-availability',
  'care-navigator',
  'resources',
])

/** First segments that are never a page of content. */
export const SYSTEM_SEGMENTS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'media',
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

/** Care types with a route of their own even before a care_types row says so; senior-living means any of them. */
export const ANY_CARE = 'senior-living'

export function isReservedSlug(slug: string): boolean {
  return FIXED_ROUTES.has(slug) || SYSTEM_SEGMENTS.has(slug) || slug === ANY_CARE || slug.startsWith('why-')
}
