import type { PricedPlan } from '@/lib/content/price-table'

/** The price table's filters as they stand in the URL; absent means any. */
export type PriceFilter = {
  house: string | null
  care: string | null
  /** Highest monthly rate in US dollars. */
  maxPrice: number | null
  /** Only plans that can be had now or on a known day. */
  open: boolean
}

type Query = Record<string, string | string[] | undefined>

/** Reads the filter from a URL's query; what does not fit is ignored, never an error. */
export function priceFilterFromQuery(query: Query): PriceFilter {
  const maxPrice = Number(one(query.price) || Number.NaN)
  return {
    house: slug(one(query.house)),
    care: slug(one(query.care)),
    maxPrice: Number.isFinite(maxPrice) && maxPrice > 0 ? Math.round(maxPrice) : null,
    open: one(query.open) === 'yes',
  }
}

/** Plans of the house and kind of care at or below the price; a plan without a price passes no price limit. */
export function filterPlans(plans: PricedPlan[], filter: PriceFilter): PricedPlan[] {
  return plans.filter(
    ({ community, careType, price, availability }) =>
      (!filter.house || community.slug === filter.house) &&
      (!filter.care || careType?.slug === filter.care) &&
      (filter.maxPrice === null || (price?.amount ?? Number.POSITIVE_INFINITY) <= filter.maxPrice) &&
      (!filter.open || isOpen(availability)),
  )
}

/** Whether somebody could move into the plan without waiting for another to leave. */
export function isOpen(availability: string): boolean {
  return availability === 'available' || availability === 'limited'
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function slug(value: string | undefined): string | null {
  return value && value.length <= 80 && /^[a-z0-9-]+$/.test(value) ? value : null
}
