import { ReviewCard } from '@/components/site/review-card'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/communities/community'

const FIRST_VIEW = 4

/** Approved reviews only, each with who, when and from where (A5). */
export function ApprovedReviews({ community }: { community: CommunityDetail }) {
  const { testimonials, reviews } = community
  if (testimonials.length === 0) return null
  const rest = testimonials.slice(FIRST_VIEW)
  return (
    <section id="reviews" className="section bg-ivory">
      <div className="wrap">
        <Eyebrow>
          {testimonials.length} approved {testimonials.length === 1 ? 'review' : 'reviews'}
        </Eyebrow>
        <h2 className="mt-4">What families tell us</h2>
        {reviews && (
          <p className="mt-2 text-ink-soft">
            {reviews.average.toFixed(1)} of 5 on average, from the {reviews.count} that gave stars.
          </p>
        )}
        <ul className="mt-7 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {testimonials.slice(0, FIRST_VIEW).map((review) => (
            <li key={review.id} className="lg:last:odd:col-span-2">
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <details className="mt-5">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
              {rest.length} more
            </summary>
            <ul className="mt-4 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
              {rest.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  )
}
