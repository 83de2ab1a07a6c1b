/** An address as redirects are looked up. The parameters of its query are sorted: 'page_id=12'. */
type OldAddress = { path: string; params: readonly string[] }

/**
 * Reads a path with an optional query in any spelling. Letter case, slashes at the end, dot segments, the
 * fragment and the order of parameters do not count. Escapes that are not UTF-8 (`/caf%E9`) stay escapes.
 */
export function oldAddress(address: string): OldAddress {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s, 2)
  return { path: plainPath(path), params: [...new Set(paramsOf(query).map(plainParam))].toSorted() }
}

/** One text per old address: what `from_path` holds. */
export function addressKey({ path, params }: OldAddress): string {
  return params.length === 0 ? path : `${path}?${params.join('&')}`
}

/** The parts of a query as written, without empty ones. */
export function paramsOf(query: string): string[] {
  return query.split('&').filter((param) => param !== '')
}

/** A parameter as compared: '%50=1' and 'p=1' are the same. */
export function plainParam(param: string): string {
  return plain(param.replaceAll('+', ' '), /^%(?:[01].|7f|2[356b]|3d)$/i).replace(/=$/, '')
}

function plainPath(path: string): string {
  const segments: string[] = []
  for (const segment of plain(path, /^%(?:[01].|7f|2[35]|3f)$/i).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`
}

/** A character in UTF-8, as escapes. */
const ESCAPED =
  /%(?:[0-7][0-9a-f]|[cd][0-9a-f]%[89ab][0-9a-f]|e[0-9a-f](?:%[89ab][0-9a-f]){2}|f[0-4](?:%[89ab][0-9a-f]){3})/gi

/** @param kept escapes that stay: without them, another address or text that PostgreSQL cannot store */
function plain(text: string, kept: RegExp): string {
  return text
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(ESCAPED, (escaped) => (kept.test(escaped) ? escaped : decoded(escaped)))
    .normalize('NFC')
    .toLowerCase()
}

function decoded(escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped
  }
}

type Entry<T> = { params: readonly string[]; value: T }
type AtPath<T> = { bare?: T; byParam: Map<string, Entry<T>[]> }

export type RedirectIndex<T> = {
  /** The redirect of an address: one whose parameters it has all, most first, else that of its path alone. */
  find(address: OldAddress): Entry<T> | undefined
  /** Paths with redirects that have a query. */
  queried: ReadonlySet<string>
}

/** Indexes redirects by their old address; of two for the same address the last one is found. */
export function redirectIndex<T>(redirects: Iterable<readonly [from: string, value: T]>): RedirectIndex<T> {
  const paths = new Map<string, AtPath<T>>()
  const queried = new Set<string>()
  for (const [from, value] of redirects) {
    const { path, params } = oldAddress(from)
    const at: AtPath<T> = paths.get(path) ?? { byParam: new Map() }
    paths.set(path, at)
    const [first] = params
    if (first === undefined) {
      at.bare = value
      continue
    }
    queried.add(path)
    const others = (at.byParam.get(first) ?? []).filter((one) => one.params.join('&') !== params.join('&'))
    at.byParam.set(first, [...others, { params, value }])
  }
  return {
    queried,
    find({ path, params }) {
      const at = paths.get(path)
      if (!at) return undefined
      const given = new Set(params)
      let best: Entry<T> | undefined
      for (const param of given) {
        for (const entry of at.byParam.get(param) ?? []) {
          const fits = entry.params.every((one) => given.has(one))
          if (fits && entry.params.length > (best?.params.length ?? 0)) best = entry
        }
      }
      return best ?? (at.bare === undefined ? undefined : { params: [], value: at.bare })
    },
  }
}
