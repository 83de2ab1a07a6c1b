import { pageIn } from '@/lib/site/content/list-page'

export type PriceFilter = {
  community: string | null
  care: string | null
  /** In US dollars a month. */
  maxPrice: number | null
  /** Only plans with an apartment that is free now or within 30 days. */
  open: boolean
  page: number
}

/** Reads the filter from a URL query. Invalid values are ignored. */
export function priceFilterFromQuery(query: Record<string, string | string[] | undefined>): PriceFilter {
  const maxPrice = Number(one(query.price) || Number.NaN)
  return {
    community: slug(one(query.community)),
    care: slug(one(query.care)),
    maxPrice: Number.isFinite(maxPrice) && maxPrice > 0 ? Math.round(maxPrice) : null,
    open: one(query.open) === 'yes',
    page: pageIn(query),
  }
}

/** The filter as a query string with its question mark, or ''; the reverse of `priceFilterFromQuery`. */
export function queryOfPriceFilter({ community, care, maxPrice, open, page }: PriceFilter): string {
  const query = new URLSearchParams()
  if (community) query.set('community', community)
  if (care) query.set('care', care)
  if (maxPrice !== null) query.set('price', String(maxPrice))
  if (open) query.set('open', 'yes')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function slug(value: string | undefined): string | null {
  return value && value.length <= 80 && /^[a-z0-9-]+$/.test(value) ? value : null
}
