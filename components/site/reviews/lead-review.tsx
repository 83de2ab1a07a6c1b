import { Picture } from '@/components/site/picture'
import { ReviewSource } from '@/components/site/reviews/review-source'
import type { Review } from '@/lib/site/communities/reviews'

export function LeadReview({ review }: { review: Review }) {
  return (
    <figure className="grid grid-cols-1 items-center gap-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
      {review.image && (
        <div className="print max-w-[19rem] lg:max-w-none">
          <Picture
            image={review.image}
            priority
            sizes="(min-width: 64rem) 22rem 5/6, 19rem 5/6"
            className="aspect-[5/6]"
          />
        </div>
      )}
      <div>
        <blockquote>
          <p className="type-quote">“{review.highlight || review.content}”</p>
          {review.highlight && <p className="mt-5 max-w-[62ch] text-ink-soft">{review.content}</p>}
        </blockquote>
        <figcaption className="mt-5">
          <ReviewSource review={review} />
        </figcaption>
      </div>
    </figure>
  )
}
