import type { CommunityCard } from '@/lib/site/communities/communities'
import { inPriceOrder, ofCare, offerOf, withinLimits } from '@/lib/site/communities/offer'
import { pageIn } from '@/lib/site/content/list-page'

/** The list's filters, read from the URL. Every value is a slug or absent (A2). */
export type CommunityFilter = {
  care: string | null
  city: string | null
  amenities: string[]
  /** In US dollars a month. */
  maxPrice: number | null
  /** Only communities with an apartment that is free now or within 30 days. */
  open: boolean
  /** A ZIP code: the nearest communities come first. */
  near: string | null
  page: number
}

export const COMMUNITIES_PER_PAGE = 24

const MAX_VALUE_LENGTH = 80

/** Reads the filter from a URL query. Invalid values are ignored. */
export function filterFromQuery(query: Record<string, string | string[] | undefined>): CommunityFilter {
  const maxPrice = Number(one(query.price))
  return {
    care: slug(one(query.care)),
    city: slug(one(query.city)),
    amenities: many(query.amenity)
      .map(slug)
      .filter((value) => value !== null)
      .slice(0, 25),
    maxPrice: Number.isFinite(maxPrice) && maxPrice > 0 ? Math.round(maxPrice) : null,
    open: one(query.open) === 'yes',
    near: /^\s*(\d{5})/.exec(one(query.near) ?? '')?.[1] ?? null,
    page: pageIn(query),
  }
}

/**
 * Communities that match every filter, each with the plans that matched: price, limit, openings and order are
 * those of the requested care. `city` matches location and service area. Does not paginate.
 */
export function filterCommunities(
  cards: CommunityCard[],
  filter: CommunityFilter,
  now: Date,
): CommunityCard[] {
  const found = cards
    .filter(
      (card) =>
        (!filter.care || card.careTypes.some(({ slug }) => slug === filter.care)) &&
        (!filter.city || card.citySlug === filter.city || card.servesCities.includes(filter.city)) &&
        filter.amenities.every((wanted) => card.amenities.some(({ slug }) => slug === wanted)),
    )
    .flatMap((card) => withinLimits(ofCare(card, filter.care), filter, now) ?? [])
  return filter.care || filter.maxPrice !== null ? inPriceOrder(found) : found
}

/** With a price limit that none meets: the community that comes nearest, with its price. */
export function nearestAbove(cards: CommunityCard[], filter: CommunityFilter, now: Date) {
  if (filter.maxPrice === null) return null
  const [nearest] = filterCommunities(cards, { ...filter, maxPrice: null }, now)
  if (!nearest) return null
  const { price } = offerOf(nearest, now)
  return price?.amount != null ? { community: nearest, price, amount: price.amount } : null
}

export function isFiltering(filter: CommunityFilter): boolean {
  return Boolean(
    filter.care ||
      filter.city ||
      filter.amenities.length ||
      filter.maxPrice !== null ||
      filter.open ||
      filter.near,
  )
}

/** The filter as a query string with its question mark, or ''; the reverse of `filterFromQuery`. */
export function queryOfFilter({
  care,
  city,
  amenities,
  maxPrice,
  open,
  near,
  page,
}: CommunityFilter): string {
  const query = new URLSearchParams()
  if (city) query.set('city', city)
  if (care) query.set('care', care)
  if (maxPrice !== null) query.set('price', String(maxPrice))
  if (open) query.set('open', 'yes')
  if (near) query.set('near', near)
  for (const amenity of amenities) query.append('amenity', amenity)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function many(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

function slug(value: string | undefined): string | null {
  return value && value.length <= MAX_VALUE_LENGTH && /^[a-z0-9-]+$/.test(value) ? value : null
}
