import type { ComparedPage } from '@/lib/records/page-uniqueness/list-pages'

/** Explains whether search engines may index a page. */
export function verdictWords(
  { score, isIndexed, hasOwnData }: Pick<ComparedPage, 'score' | 'isIndexed' | 'hasOwnData'>,
  limit: number,
): string {
  if (!isIndexed)
    return hasOwnData || isBelow(score, limit) ? `Blocked: below ${limit}%` : 'Blocked: no data of its own'
  if (score === null) return 'Allowed: not compared yet'
  return limit === 0 ? 'Allowed: the limit is off' : 'Allowed: different enough'
}

const isBelow = (score: number | null, limit: number) => score !== null && score < limit
