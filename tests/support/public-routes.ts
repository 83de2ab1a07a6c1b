import { FIXED_PAGES } from '@/lib/seo/fixed-routes'
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

/** Same page, other address (decision 14). */
const TWICE = /^\/care\//

/** As it is shown after a request. */
const SCHEDULED =
  '/tour-scheduled?txn=0190163d-8694-739b-aea5-966c26f8ad91&community=Juniper%20House&name=Ruth%20Ellis'

/**
 * Every public page of the specification and at least one of every kind that the database makes: the addresses strangers may
 * open by tests/authz-matrix.json, which a test keeps complete, and the fixed pages.
 */
export const PUBLIC_ROUTES: readonly string[] = [
  ...new Set([
    ...matrixRows()
      .filter(({ method, expect }) => method === 'GET' && expect.anonymous === 'page')
      .map(({ path }) => path),
    ...FIXED_PAGES,
    ...MORE_OF_A_KIND,
  ]),
]
  .filter((path) => !TWICE.test(path))
  .map((path) => (path === '/tour-scheduled' ? SCHEDULED : path))

/** Public pages of the site itself: /login is the staff's. */
export const SITE_ROUTES = PUBLIC_ROUTES.filter((path) => path !== '/login')
