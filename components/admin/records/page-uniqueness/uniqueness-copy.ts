import type { ComparedPage } from '@/lib/records/page-uniqueness/list-pages'

/** Explains whether search engines may index a page. */
export function verdictWords(
  { score, isIndexed }: Pick<ComparedPage, 'score' | 'isIndexed'>,
  limit: number,
): string {
  if (score === null) return 'Offered: it has not been compared yet'
  if (limit === 0) return 'Offered: the limit is off'
  return isIndexed ? 'Offered: different enough' : `Kept out: below ${limit}%`
}
