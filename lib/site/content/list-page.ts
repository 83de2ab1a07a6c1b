type Query = Record<string, string | string[] | undefined>

const MAX_PAGE = 10_000

/** The page of a list that a URL asks for (`?page=`), from 1; what does not fit is the first. */
export function pageIn({ page: sent }: Query): number {
  const page = Number(Array.isArray(sent) ? sent[0] : sent)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Where a page of a list lies. A page past the end is the last one, so an old link never leads to an empty list. */
export function pageBounds(total: number, wanted: number, size: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page: Math.min(wanted, pages), pages }
}

/** One page of a list that is in memory. */
export function pageOf<T>(
  rows: T[],
  wanted: number,
  size: number,
): { rows: T[]; page: number; pages: number } {
  const { page, pages } = pageBounds(rows.length, wanted, size)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages }
}
