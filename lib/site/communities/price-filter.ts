import { pageIn } from '@/lib/site/content/list-page'

/** The price table's filters as they stand in the URL; absent means any. */
export type PriceFilter = {
  community: string | null
  care: string | null
  /** Highest monthly rate in US dollars. */
  maxPrice: number | null
  /** Only plans that can be had now or on a known day. */
  open: boolean
  /** Counts from 1. */
  page: number
}

type Query = Record<string, string | string[] | undefined>

/** Availability of a plan that somebody could move into without waiting for another to leave. */
export const OPEN: readonly string[] = ['available', 'limited']

/** Whether a plan with this availability is open in that sense. */
export function isOpen(availability: string): boolean {
  return OPEN.includes(availability)
}

/** Reads the filter from a URL's query; what does not fit is ignored, never an error. */
export function priceFilterFromQuery(query: Query): PriceFilter {
  const maxPrice = Number(one(query.price) || Number.NaN)
  return {
    community: slug(one(query.community)),
    care: slug(one(query.care)),
    maxPrice: Number.isFinite(maxPrice) && maxPrice > 0 ? Math.round(maxPrice) : null,
    open: one(query.open) === 'yes',
    page: pageIn(query),
  }
}

/** The filter as a URL query with its question mark, or nothing; the reverse of `priceFilterFromQuery`. */
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
