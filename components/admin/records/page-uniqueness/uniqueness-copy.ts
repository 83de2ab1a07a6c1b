import type { ComparedPage } from '@/lib/records/page-uniqueness/list-pages'

/** Explains whether search engines may index a page. */
export function verdictWords(
  { score, isIndexed, hasOwnData }: Pick<ComparedPage, 'score' | 'isIndexed' | 'hasOwnData'>,
  limit: number,
): string {
  if (!isIndexed)
    return hasOwnData || isBelow(score, limit) ? `Kept out: below ${limit}%` : 'Kept out: no data of its own'
  if (score === null) return 'Offered: it has not been compared yet'
  return limit === 0 ? 'Offered: the limit is off' : 'Offered: different enough'
}

const isBelow = (score: number | null, limit: number) => score !== null && score < limit
