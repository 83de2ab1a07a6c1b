import type { ComponentProps } from 'react'
import { ReviewCard } from '@/components/site/review-card'

const ON_PHONES = 1
const FIRST_VIEW = 4

type Review = ComponentProps<typeof ReviewCard>['review'] & { id: string }

/** The first review across, then two columns. Phones show one, wider screens four; the rest is folded. */
export function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <>
      <Cards reviews={reviews.slice(0, ON_PHONES)} />
      <MoreReviews reviews={reviews.slice(ON_PHONES, FIRST_VIEW)} className="phone-fold" />
      <MoreReviews reviews={reviews.slice(FIRST_VIEW)} />
    </>
  )
}

function Cards({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="mt-5 grid grid-cols-1 items-start gap-4 md:mt-6 md:gap-6 lg:grid-cols-2">
      {reviews.map((review) => (
        <li key={review.id} className="lg:last:odd:col-span-2">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}

function MoreReviews({ reviews, className }: { reviews: Review[]; className?: string }) {
  if (reviews.length === 0) return null
  return (
    <details className={className}>
      <summary className="mt-3 inline-flex min-h-11 cursor-pointer items-center text-link">
        {reviews.length} more
      </summary>
      <Cards reviews={reviews} />
    </details>
  )
}
