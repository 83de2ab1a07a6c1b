import type { RefusalQuery } from '@/lib/desk/do-not-contact/list-refusals'

/** URL of a page of the list, without default values. */
export function refusalsAddress({ search, lifted, page }: RefusalQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (lifted) params.set('lifted', 'true')
  if (page !== 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/admin/do-not-contact?${query}` : '/admin/do-not-contact'
}
