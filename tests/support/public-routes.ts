import { ROUTES } from '@/lib/site/seo/fixed-routes'
import { matrixRows } from '@/tests/support/authz-matrix'

/** Page types missing from the matrix: second pages of a type, and one page that does not exist. */
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

/** Duplicate URLs of a page (reading 14). */
const TWICE = /^\/care\//

/** The page after a request was submitted. */
const SCHEDULED =
  '/tour-scheduled?txn=0190163d-8694-739b-aea5-966c26f8ad91&community=Juniper%20House&name=Ruth%20Ellis'

/**
 * Every public page of the specification, and at least one of every type in the database: the fixed routes,
 * and the public URLs of the authorization matrix, which a test keeps complete.
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

/** Public pages of the site; /login is for staff. */
export const SITE_ROUTES = PUBLIC_ROUTES.filter((path) => path !== '/login')

/** Pages whose parts another page in PUBLIC_ROUTES shows too; all others are the first of their template. */
const MORE_OF_A_TEMPLATE = new Set([
  // Content pages with the sections of /about-us, /services and /stage-cares.
  '/accessibility',
  '/beauty-salon',
  '/care-points',
  '/careers',
  '/compare-care-levels',
  '/fitness-therapy',
  '/for-professionals',
  '/ltc-watch',
  '/privacy',
  '/terms',
  '/safety-with-dignity',
  '/stage-cares-app',
  '/services/chaplaincy',
  '/services/management',
  '/additional-ltc',
  '/long-term-care-colorado',
  // Further records of one page type.
  '/communities/casa-alameda',
  '/communities/red-mesa-court',
  '/resources/senior-living-guide',
  '/blog/evergrove-lodge-letter-november-2026',
  '/blog/what-assisted-living-costs-in-colorado',
  '/memory-care',
  '/senior-living/pueblo',
  '/how-to-choose',
  '/winter-respite-stay',
  '/why-evergrove',
  '/communities?careType=memory-care&city=denver',
])

/** True for the page that represents its template in tests of all widths. */
export const representsTemplate = (path: string) => !MORE_OF_A_TEMPLATE.has(path)
