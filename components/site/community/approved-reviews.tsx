import { ReviewList } from '@/components/site/review-list'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/site/communities/community'

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
            {reviews.average.toFixed(1)} of 5 on average, counting every review with stars ({reviews.count}).
          </p>
        )}
        <p className="text-ink-soft">
          {reviewRecord}.{' '}
          <a href="/reviews#how" className="text-link">
            How we count
          </a>
        </p>
        <ReviewList reviews={testimonials} />
      </div>
    </section>
  )
}
