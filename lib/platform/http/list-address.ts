import { storableText } from '@/lib/platform/typed-text'

const MAX_PAGE = 100_000
const MAX_SEARCH = 100

type Page = { page: number | 'last' }

/** Query parameters of a URL, also as Next passes them to a page. */
type Given = URLSearchParams | Record<string, string | string[] | undefined>

/**
 * Defines the URL of a list. `readers` get the trimmed text of their parameter, '' when absent; their value
 * for '' is left out of the URL. `page` need not be declared.
 */
export function defineListAddress<Filters extends object>(
  path: string,
  readers: { [Name in keyof Filters]: (text: string) => Filters[Name] },
) {
  const entries = Object.entries(readers) as [string, (text: string) => unknown][]

  function parse(given: Given): Filters & Page {
    const sent = searchParamsOf(given)
    const values = entries.map(([name, read]) => [name, read(textOf(sent.get(name)))])
    return { ...Object.fromEntries(values), page: pageIn(sent) }
  }

  function params(query: Partial<Filters>): URLSearchParams {
    const values = query as Record<string, unknown>
    const named = entries.filter(([name, read]) => name in values && values[name] !== read(''))
    return new URLSearchParams(named.map(([name]) => [name, String(values[name])]))
  }

  function href(query: Partial<Filters & Page>): string {
    const all = params(query)
    if (query.page && query.page !== 1) all.set('page', String(query.page))
    return all.size > 0 ? `${path}?${all}` : path
  }

  return { parse, params, href }
}

/** The page number in a list's URL; the first when invalid. */
export function pageIn(given: Given): number | 'last' {
  const sent = textOf(searchParamsOf(given).get('page'))
  const page = Number(sent)
  if (sent === 'last') return 'last'
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Next's page parameters as URLSearchParams; of repeated ones the last counts. */
export function searchParamsOf(given: Given): URLSearchParams {
  if (given instanceof URLSearchParams) return given
  const single = Object.entries(given).flatMap(([name, value]) => {
    const last = Array.isArray(value) ? value.at(-1) : value
    return last === undefined ? [] : [[name, last]]
  })
  return new URLSearchParams(single)
}

/** A parameter that is one of `values`, otherwise null. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return (text: string): Value | null => values.find((value) => value === text) ?? null
}

/** The words of a search; PostgreSQL text cannot hold NUL. */
export function searchText(text: string | null): string {
  return textOf(text).slice(0, MAX_SEARCH)
}

function textOf(text: string | null): string {
  return storableText(text ?? '').trim()
}
