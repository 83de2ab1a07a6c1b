import { pageIn } from '@/lib/records/declare/page-address'
import type { Whose } from '@/lib/records/facts/due-facts'

/** The query of the facts list: all facts unless it says `whose=mine`. */
export function factsQuery(params: URLSearchParams): { page: number | 'last'; whose: Whose } {
  return { page: pageIn(params), whose: params.get('whose') === 'mine' ? 'mine' : 'all' }
}
