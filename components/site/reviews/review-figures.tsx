import { queryOfReviewFilter, type ReviewFilter, starCounts } from '@/lib/site/communities/review-filter'
import { reviewSummary } from '@/lib/site/communities/review-summary'
import type { getReceivedReviews } from '@/lib/site/communities/reviews'

type Received = Awaited<ReturnType<typeof getReceivedReviews>>

/** Average and distribution of all received reviews with stars; null without one. Star counts are links. */
export function ReviewFigures({ reviews, filter }: { reviews: Received; filter: ReviewFilter }) {
  const summary = reviewSummary(reviews)
  if (!summary) return null
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-10">
      <p>
        <span className="type-figure tabular">{summary.average.toFixed(1)}</span>
        <span className="text-ink-soft"> of 5</span>
        <span className="mt-1 block max-w-[13rem] text-small text-ink-soft">
          average of {summary.count === 1 ? 'the one review' : `all ${summary.count} reviews`} with stars
        </span>
      </p>
      <ul>
        {starCounts(reviews).map(({ stars, count }) => (
          <li key={stars}>
            <StarLine stars={stars} count={count} of={summary.count} filter={filter} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function StarLine({
  stars,
  count,
  of,
  filter,
}: {
  stars: number
  count: number
  of: number
  filter: ReviewFilter
}) {
  const line = (
    <>
      <span>
        {stars} {stars === 1 ? 'star' : 'stars'}
      </span>
      <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-pill bg-linen">
        <span className="block h-full bg-copper-mid" style={{ width: `${(100 * count) / of}%` }} />
      </span>
      <span className="text-right tabular">
        {count}
        <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
      </span>
    </>
  )
  const row = 'grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)_1.75rem] items-center gap-4 text-small'
  if (count === 0) return <p className={row}>{line}</p>
  const chosen = filter.rating === stars
  return (
    <a
      href={`/reviews${queryOfReviewFilter({ ...filter, rating: chosen ? null : stars })}`}
      aria-current={chosen ? 'true' : undefined}
      className={`${row} underline underline-offset-4 ${chosen ? 'font-[680]' : ''}`}
    >
      {line}
    </a>
  )
}
