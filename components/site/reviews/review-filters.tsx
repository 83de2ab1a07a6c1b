import { FilterLinks } from '@/components/site/filter-links'
import {
  queryOfReviewFilter,
  type ReviewFilter,
  reviewedHouses,
  starCounts,
} from '@/lib/content/review-filter'
import type { Review } from '@/lib/content/reviews'

/** Which house, and how many stars; each choice keeps the other. */
export function ReviewFilters({ reviews, filter }: { reviews: Review[]; filter: ReviewFilter }) {
  const houses = [{ slug: null, name: 'All houses' }, ...reviewedHouses(reviews)]
  const stars = starCounts(reviews).filter(({ count }) => count > 0)
  return (
    <div className="mt-8 grid gap-3">
      <FilterLinks
        label="House"
        choices={houses.map(({ slug, name }) => ({
          key: name,
          label: name,
          href: `/reviews${queryOfReviewFilter({ ...filter, community: slug })}`,
          current: filter.community === slug,
        }))}
      />
      <FilterLinks
        label="Stars"
        choices={[{ stars: null, label: 'Any stars' }, ...stars.map(labelled)].map((choice) => ({
          key: choice.label,
          label: choice.label,
          href: `/reviews${queryOfReviewFilter({ ...filter, rating: choice.stars })}`,
          current: filter.rating === choice.stars,
        }))}
      />
    </div>
  )
}

function labelled({ stars }: { stars: number }) {
  return { stars, label: stars === 1 ? '1 star' : `${stars} stars` }
}
