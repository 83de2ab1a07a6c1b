const MAX_PAGE = 1_000

/** The page number in a list's URL; the first when invalid. */
export function pageIn(params: URLSearchParams): number | 'last' {
  const given = params.get('page')
  const page = Number(given)
  if (given === 'last') return 'last'
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}
