type Filterable = { rating: number | null; community: { slug: string; name: string } | null }

/** The filter of /reviews as it stands in the URL. */
export type ReviewFilter = { community: string | null; rating: number | null }

/** Reads the filter from a URL's query; what does not fit is ignored, never an error. */
export function reviewFilterFromQuery(query: Record<string, string | string[] | undefined>): ReviewFilter {
  const community = one(query.community)
  const rating = Number(one(query.rating))
  return {
    community: community && /^[a-z0-9-]{1,80}$/.test(community) ? community : null,
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
  }
}

/** The filter as a URL query with its question mark, or nothing. */
export function queryOfReviewFilter({ community, rating }: ReviewFilter): string {
  const query = new URLSearchParams()
  if (community) query.set('community', community)
  if (rating) query.set('rating', String(rating))
  return query.size > 0 ? `?${query}` : ''
}

/** Reviews of the house, with that many stars. */
export function filterReviews<T extends Filterable>(reviews: T[], { community, rating }: ReviewFilter): T[] {
  return reviews.filter(
    (review) => (!community || review.community?.slug === community) && (!rating || review.rating === rating),
  )
}

/** How many reviews gave five stars, four, … one; from five down. */
export function starCounts(reviews: Filterable[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }))
}

/** The houses that reviews speak of, by name. */
export function reviewedHouses(reviews: Filterable[]): { slug: string; name: string }[] {
  const houses = new Map(reviews.flatMap(({ community }) => (community ? [[community.slug, community]] : [])))
  return [...houses.values()].sort((a, b) => a.name.localeCompare(b.name))
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
