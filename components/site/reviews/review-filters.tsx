import { FilterLinks } from '@/components/site/filter-links'
import {
  queryOfReviewFilter,
  type Reviewer,
  type ReviewFilter,
  reviewedCommunities,
  reviewerOf,
  reviewSources,
} from '@/lib/site/communities/review-filter'
import type { Review } from '@/lib/site/communities/reviews'

const REVIEWERS: { reviewer: Reviewer; name: string }[] = [
  { reviewer: 'residents', name: 'Residents' },
  { reviewer: 'families', name: 'Families' },
]

/** Filters by community, author and source, which combine. Star filters are in ReviewFigures. */
export function ReviewFilters({ reviews, filter }: { reviews: Review[]; filter: ReviewFilter }) {
  const communities = [{ slug: null, name: 'All communities' }, ...reviewedCommunities(reviews)]
  const reviewers = REVIEWERS.filter(({ reviewer }) =>
    reviews.some((review) => reviewerOf(review) === reviewer),
  )
  const sources = [{ slug: null, name: 'Any source' }, ...reviewSources(reviews)]
  const at = (changes: Partial<ReviewFilter>) => `/reviews${queryOfReviewFilter({ ...filter, ...changes })}`
  return (
    <div className="mt-8 grid gap-3">
      <FilterLinks
        label="Community"
        choices={communities.map(({ slug, name }) => ({
          key: name,
          label: name,
          href: at({ community: slug }),
          current: filter.community === slug,
        }))}
      />
      {(reviewers.length > 1 || sources.length > 2) && (
        <details open={Boolean(filter.reviewer || filter.source)}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-control text-link">
            Filter by author or source
          </summary>
          <div className="mt-2 grid gap-3">
            {reviewers.length > 1 && (
              <FilterLinks
                label="Written by"
                choices={[{ reviewer: null, name: 'Everyone' }, ...reviewers].map(({ reviewer, name }) => ({
                  key: name,
                  label: name,
                  href: at({ reviewer }),
                  current: (filter.reviewer ?? null) === reviewer,
                }))}
              />
            )}
            {sources.length > 2 && (
              <FilterLinks
                label="Source"
                choices={sources.map(({ slug, name }) => ({
                  key: name,
                  label: capitalized(name),
                  href: at({ source: slug }),
                  current: (filter.source ?? null) === slug,
                }))}
              />
            )}
          </div>
        </details>
      )}
    </div>
  )
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
