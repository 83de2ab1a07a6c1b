import { isFixedPage, type Parameter, ROUTES, SYSTEM_SEGMENTS } from '@/lib/site/seo/fixed-routes'

type Parameters = Readonly<Record<string, Parameter>>

const DECLARED = Object.entries(ROUTES)

/** Pages the front caches: those that depend only on their URL, with the query parameters that matter. */
export const CACHED_PAGES: Readonly<Record<string, Parameters>> = Object.fromEntries(
  DECLARED.flatMap(([path, { live, query }]) => (live ? [] : [[path, query ?? {}]])),
)

/** Public pages that depend on the visitor or the current time. */
export const LIVE_PAGES: ReadonlySet<string> = new Set(
  DECLARED.flatMap(([path, { live }]) => (live ? [path] : [])),
)

/** No encoded, empty, dotted or uppercase segments: such variants are not cached. */
const PLAIN_PATH = /^(?:\/|(?:\/[a-z0-9-]{1,120}){1,3})$/

/** Cache key: the path with declared parameters in order, or null. Others cannot multiply pages. */
export function pageCacheKey(url: string): string | null {
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
  // An undeclared page must not be taken for a slug.
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
    // Like the pages: the first value counts, and invalid values count as absent.
    for (const text of given.getAll(name).slice(0, most)) if (value.test(text)) kept.append(name, text)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
