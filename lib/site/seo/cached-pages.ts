import { isFixedPage, type Parameter, ROUTES, SYSTEM_SEGMENTS } from '@/lib/site/seo/fixed-routes'

type Parameters = Readonly<Record<string, Parameter>>

const DECLARED = Object.entries(ROUTES)

/**
 * The public pages the front keeps in memory, and the query parameters that change what each shows: those whose address alone
 * decides what they show, for everybody and up to a minute long, between two edits.
 */
export const CACHED_PAGES: Readonly<Record<string, Parameters>> = Object.fromEntries(
  DECLARED.flatMap(([path, { live, query }]) => (live ? [] : [[path, query ?? {}]])),
)

/** Public pages that show what belongs to one visitor, or to this moment. */
export const LIVE_PAGES: ReadonlySet<string> = new Set(
  DECLARED.flatMap(([path, { live }]) => (live ? [path] : [])),
)

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

function parametersOf(path: string): Parameters | undefined {
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

function queryOf(query: string, parameters: Parameters): string | null {
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
