import { addressSlug } from '@/lib/platform/address-slug'

type Filterable = {
  rating: number | null
  community: { slug: string; name: string } | null
  authorRelation?: string | null
  source?: string | null
}

export type Reviewer = 'residents' | 'families'

/** The filter of /reviews, read from the URL. `source` is a slug ('by-letter'). */
export type ReviewFilter = {
  community: string | null
  rating: number | null
  reviewer?: Reviewer | null
  source?: string | null
}

/** Reads the filter from a URL query. Invalid values are ignored. */
export function reviewFilterFromQuery(query: Record<string, string | string[] | undefined>): ReviewFilter {
  const community = one(query.community)
  const rating = Number(one(query.rating))
  const reviewer = one(query.reviewer)
  const source = one(query.source)
  return {
    community: community && /^[a-z0-9-]{1,80}$/.test(community) ? community : null,
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    reviewer: reviewer === 'residents' || reviewer === 'families' ? reviewer : null,
    source: source && /^[a-z0-9-]{1,80}$/.test(source) ? source : null,
  }
}

/** The filter as a query string with its question mark, or ''. */
export function queryOfReviewFilter({ community, rating, reviewer, source }: ReviewFilter): string {
  const query = new URLSearchParams()
  if (community) query.set('community', community)
  if (rating) query.set('rating', String(rating))
  if (reviewer) query.set('reviewer', reviewer)
  if (source) query.set('source', source)
  return query.size > 0 ? `?${query}` : ''
}

export function filterReviews<T extends Filterable>(
  reviews: T[],
  { community, rating, reviewer, source }: ReviewFilter,
): T[] {
  return reviews.filter(
    (review) =>
      (!community || review.community?.slug === community) &&
      (!rating || review.rating === rating) &&
      (!reviewer || reviewerOf(review) === reviewer) &&
      (!source || addressSlug(review.source ?? '') === source),
  )
}

/** The kind of reviewer, from their relation to the community. Null when they did not say. */
export function reviewerOf({ authorRelation }: Filterable): Reviewer | null {
  if (!authorRelation) return null
  return /^(former )?(resident|respite|short-stay|guest)/i.test(authorRelation.trim())
    ? 'residents'
    : 'families'
}

export function reviewSources(reviews: Filterable[]): { slug: string; name: string }[] {
  const sources = new Map(reviews.flatMap(({ source }) => (source ? [[addressSlug(source), source]] : [])))
  return [...sources].map(([slug, name]) => ({ slug, name })).sort((a, b) => a.name.localeCompare(b.name))
}

/** Review counts from five stars down to one. */
export function starCounts(reviews: Filterable[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }))
}

export function reviewedCommunities(reviews: Filterable[]): { slug: string; name: string }[] {
  const communities = new Map(
    reviews.flatMap(({ community }) => (community ? [[community.slug, community]] : [])),
  )
  return [...communities.values()].sort((a, b) => a.name.localeCompare(b.name))
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
