import type { ComparedPage } from '@/lib/records/page-uniqueness/list-pages'

export const UNIQUENESS_PATH = '/admin/page-uniqueness'

/** Returns the URL of a page of the list. */
export function uniquenessAddress(isBelow: boolean, page?: number | 'last'): string {
  const params = new URLSearchParams({
    ...(isBelow && { below: 'limit' }),
    ...(page && { page: String(page) }),
  })
  return params.size > 0 ? `${UNIQUENESS_PATH}?${params}` : UNIQUENESS_PATH
}

/** Explains whether search engines may index a page. */
export function verdictWords(
  { score, isIndexed }: Pick<ComparedPage, 'score' | 'isIndexed'>,
  limit: number,
): string {
  if (score === null) return 'Offered: it has not been compared yet'
  if (limit === 0) return 'Offered: the limit is off'
  return isIndexed ? 'Offered: different enough' : `Kept out: below ${limit}%`
}
