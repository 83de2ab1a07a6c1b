import { isFixedPage, SYSTEM_SEGMENTS } from '@/lib/seo/fixed-routes'

/**
 * Which values of a query parameter a page understands, and how many of them. Anything else is dropped. With `typed`
 * words a visitor writes the page for himself: it is rendered for each request.
 */
type Parameter = { value: RegExp; most: number; typed?: true }

const slug: Parameter = { value: /^[a-z0-9-]{1,80}$/, most: 1 }
const slugs: Parameter = { ...slug, most: 25 }
const number: Parameter = { value: /^[1-9]\d{0,5}$/, most: 1 }
const uuid: Parameter = { value: /^[0-9a-f-]{36}$/, most: 1 }
/** One, or several with commas between them. */
const slugList: Parameter = { value: /^[a-z0-9-]{1,120}(?:,[a-z0-9-]{1,120}){0,9}$/, most: 10 }
const yes: Parameter = { value: /^yes$/, most: 1 }
const reviewer: Parameter = { value: /^(?:residents|families)$/, most: 1 }
const words: Parameter = { value: /\S/, most: 1, typed: true }

const PLAIN: Readonly<Record<string, Parameter>> = {}

/**
 * The public pages the front keeps in memory, and the query parameters that change what each shows. A page stands here
 * only if its address alone decides what it shows, for everybody and up to a minute long, between two edits; the other
 * pages, LIVE ones, are rendered for each request. `*` stands for one segment that the database knows.
 */
export const CACHED_PAGES: Readonly<Record<string, typeof PLAIN>> = {
  '/': PLAIN,
  '/*': PLAIN,
  '/*/*': PLAIN,
  '/about-us': PLAIN,
  '/accessibility': PLAIN,
  '/additional-ltc': PLAIN,
  '/beauty-salon': PLAIN,
  '/blog': { kind: slug, category: slug, tag: slug, page: number },
  '/blog/*': PLAIN,
  '/care-navigator': PLAIN,
  '/care-navigator/*': PLAIN,
  '/care-points': PLAIN,
  '/care/*/*': PLAIN,
  '/careers': PLAIN,
  '/communities': { city: slug, care: slug, price: number, amenity: slugs, page: number },
  '/communities/*': PLAIN,
  '/communities/compare': { ids: slugList },
  '/compare-care-levels': PLAIN,
  '/contact': { community: uuid, plan: uuid, landing: uuid },
  '/courtyards-patios': PLAIN,
  '/dining': PLAIN,
  '/events': PLAIN,
  '/events/*': PLAIN,
  '/family-stories-and-reviews': PLAIN,
  '/faqs': { q: words, question: words },
  '/fitness-therapy': PLAIN,
  '/for-professionals': PLAIN,
  '/in-home-care': PLAIN,
  '/long-term-care-colorado': PLAIN,
  '/ltc-watch': PLAIN,
  '/pricing-and-availability': { community: slug, care: slug, price: number, open: yes, page: number },
  '/privacy': PLAIN,
  '/resources': { category: slug },
  '/resources/*': PLAIN,
  '/reviews': { community: slug, rating: number, reviewer, source: slug },
  '/safety-with-dignity': PLAIN,
  '/services': PLAIN,
  '/services/chaplaincy': PLAIN,
  '/services/long-term-care': PLAIN,
  '/services/management': PLAIN,
  '/stage-cares': PLAIN,
  '/stage-cares-app': PLAIN,
  '/team': PLAIN,
  '/team/*': PLAIN,
  '/terms': PLAIN,
  '/virtual-tour-and-floorplans': { page: number },
}

/** Public pages that show what belongs to one visitor, or to this moment. */
export const LIVE_PAGES: ReadonlySet<string> = new Set([
  '/care-navigator/results/*',
  '/downloads/*',
  '/events/*/rsvp/*',
  '/privacy-choices',
  '/search',
  '/tour-scheduled',
])

/** No encoded, empty, dotted or capital segment: whoever writes an address in another way gets no stored page. */
const PLAIN_PATH = /^(?:\/|(?:\/[a-z0-9-]{1,120}){1,3})$/

/**
 * The one address under which a page is stored: the path, and of the query the parameters that page declares, in
 * declared order. Campaign parameters, click ids and everything unknown are gone, so they neither multiply stored pages
 * nor reach a render that others will see. Null for what is not stored.
 */
export function storedAddressOf(url: string): string | null {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!PLAIN_PATH.test(path)) return null
  const parameters = parametersOf(path)
  if (!parameters) return null
  const query = at < 0 ? '' : queryOf(url.slice(at + 1), parameters)
  return query === null ? null : path + query
}

function parametersOf(path: string): typeof PLAIN | undefined {
  const exact = CACHED_PAGES[path]
  if (exact) return exact
  // A page of its own that nobody declared must not pass for a slug.
  if (LIVE_PAGES.has(path) || isFixedPage(path)) return undefined
  const segments = path.slice(1).split('/')
  const [first = ''] = segments
  const rest = '/*'.repeat(segments.length - 1)
  const below = segments.length > 1 && CACHED_PAGES[`/${first}${rest}`]
  if (below) return below
  return isFixedPage(`/${first}`) || SYSTEM_SEGMENTS.has(first) ? undefined : CACHED_PAGES[`/*${rest}`]
}

function queryOf(query: string, parameters: typeof PLAIN): string | null {
  const names = Object.keys(parameters)
  if (names.length === 0) return ''
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of names) {
    const { value, most, typed } = parameters[name] as Parameter
    if (typed && given.getAll(name).some((text) => value.test(text))) return null
    // Like the pages themselves: where one value counts, it is the first, and what does not fit is as good as absent.
    for (const text of given.getAll(name).slice(0, most)) if (value.test(text)) kept.append(name, text)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
