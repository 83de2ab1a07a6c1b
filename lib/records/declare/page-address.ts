const MAX_PAGE = 1_000

/** The page that an address of the list names; what is none is the first. */
export function pageIn(params: URLSearchParams): number | 'last' {
  const given = params.get('page')
  const page = Number(given)
  if (given === 'last') return 'last'
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}
