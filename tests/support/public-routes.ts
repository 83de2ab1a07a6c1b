import { ROUTES } from '@/lib/site/seo/fixed-routes'
import { matrixRows } from '@/tests/support/authz-matrix'

/** Kinds of pages the matrix has no line for: what staff add, beside the first of its kind; and no page at all. */
const MORE_OF_A_KIND = [
  '/communities/casa-alameda',
  '/communities/red-mesa-court',
  '/blog/evergrove-lodge-letter-november-2026',
  '/blog/what-assisted-living-costs-in-colorado',
  '/resources/senior-living-guide',
  '/memory-care',
  '/senior-living',
  '/senior-living/pueblo',
  '/denver-senior-living',
  '/visit-juniper-house',
  '/how-to-choose',
  '/western-slope-senior-living',
  '/winter-respite-stay',
  '/why-evergrove',
  '/communities?careType=memory-care&city=denver',
  '/no-such-page',
]

/** Same page, other address (reading 14). */
const TWICE = /^\/care\//

/** As it is shown after a request. */
const SCHEDULED =
  '/tour-scheduled?txn=0190163d-8694-739b-aea5-966c26f8ad91&community=Juniper%20House&name=Ruth%20Ellis'

/**
 * Every public page of the specification and at least one of every kind that the database makes: the addresses strangers may
 * open by tests/authz-matrix.json, which a test keeps complete, and the fixed routes.
 */
export const PUBLIC_ROUTES: readonly string[] = [
  ...new Set([
    ...matrixRows()
      .filter(({ method, expect }) => method === 'GET' && expect.anonymous === 'page')
      .map(({ path }) => path),
    ...Object.keys(ROUTES).filter((path) => !path.includes('*')),
    ...MORE_OF_A_KIND,
  ]),
]
  .filter((path) => !TWICE.test(path))
  .map((path) => (path === '/tour-scheduled' ? SCHEDULED : path))

/** Public pages of the site itself: /login is the staff's. */
export const SITE_ROUTES = PUBLIC_ROUTES.filter((path) => path !== '/login')

/** Pages whose parts another page of PUBLIC_ROUTES shows as well; everything else is the first of its template. */
const MORE_OF_A_TEMPLATE = new Set([
  // Written pages of the same sections as /about-us, /services and /stage-cares.
  ...[
    '/accessibility',
    '/beauty-salon',
    '/care-points',
    '/careers',
    '/compare-care-levels',
    '/fitness-therapy',
  ],
  ...['/for-professionals', '/ltc-watch', '/privacy', '/terms', '/safety-with-dignity', '/stage-cares-app'],
  ...['/services/chaplaincy', '/services/management', '/additional-ltc', '/long-term-care-colorado'],
  // Other records of one page.
  ...['/communities/casa-alameda', '/communities/red-mesa-court', '/resources/senior-living-guide'],
  ...['/blog/evergrove-lodge-letter-november-2026', '/blog/what-assisted-living-costs-in-colorado'],
  ...['/memory-care', '/senior-living/pueblo', '/how-to-choose', '/winter-respite-stay', '/why-evergrove'],
  '/communities?careType=memory-care&city=denver',
])

/** Whether the page is the one that stands for its template where every width is judged. */
export const standsForTemplate = (path: string) => !MORE_OF_A_TEMPLATE.has(path)
