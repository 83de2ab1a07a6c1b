const MAX_PAGE = 10_000

/** The page number of `?page=`, from 1. Invalid values mean page 1. */
export function pageIn({ page: sent }: Record<string, string | string[] | undefined>): number {
  const page = Number(Array.isArray(sent) ? sent[0] : sent)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Clamps a page number to the last page, so that an old link never shows an empty list. */
function pageBounds(total: number, wanted: number, size: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page: Math.min(wanted, pages), pages }
}

export function pageOf<T>(
  rows: T[],
  wanted: number,
  size: number,
): { rows: T[]; page: number; pages: number } {
  const { page, pages } = pageBounds(rows.length, wanted, size)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages }
}
