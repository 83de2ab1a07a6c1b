import { ReviewCard } from '@/components/site/review-card'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/site/communities/community'

const ON_PHONES = 2
const FIRST_VIEW = 4

/** Published reviews, each with author, date and source (A5), and how many were received. */
export function ApprovedReviews({ community }: { community: CommunityDetail }) {
  const { testimonials, reviews, reviewRecord } = community
  if (!reviewRecord) return null
  return (
    <section id="reviews" className="section bg-ivory">
      <div className="wrap">
        <Eyebrow>
          {testimonials.length} published {testimonials.length === 1 ? 'review' : 'reviews'}
        </Eyebrow>
        <h2 className="mt-4">What families tell us</h2>
        {reviews && (
          <p className="mt-2 text-ink-soft">
            {reviews.average.toFixed(1)} of 5 on average, from all {reviews.count} received with stars.
          </p>
        )}
        <p className="text-ink-soft">
          {reviewRecord}.{' '}
          <a href="/reviews#how" className="text-link">
            How we count
          </a>
        </p>
        <Reviews reviews={testimonials.slice(0, ON_PHONES)} />
        <MoreReviews reviews={testimonials.slice(ON_PHONES, FIRST_VIEW)} className="phone-fold" />
        <MoreReviews reviews={testimonials.slice(FIRST_VIEW)} />
      </div>
    </section>
  )
}

type Testimonials = CommunityDetail['testimonials']

function Reviews({ reviews }: { reviews: Testimonials }) {
  return (
    <ul className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {reviews.map((review) => (
        <li key={review.id} className="lg:last:odd:col-span-2">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}

function MoreReviews({ reviews, className }: { reviews: Testimonials; className?: string }) {
  if (reviews.length === 0) return null
  return (
    <details className={className}>
      <summary className="mt-4 inline-flex min-h-11 cursor-pointer items-center text-link">
        {reviews.length} more
      </summary>
      <Reviews reviews={reviews} />
    </details>
  )
}
