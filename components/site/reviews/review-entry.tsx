import { Picture } from '@/components/site/picture'
import { ReviewSource } from '@/components/site/reviews/review-source'
import type { Review } from '@/lib/site/communities/reviews'

export function ReviewEntry({ review }: { review: Review }) {
  return (
    <figure className="rounded-control border border-line bg-card p-6 shadow-rest sm:p-7">
      <blockquote>
        {review.highlight && <p className="type-h4 leading-snug!">“{review.highlight}”</p>}
        <p className={review.highlight ? 'mt-4 text-ink-soft' : ''}>{review.content}</p>
      </blockquote>
      <figcaption className="mt-5 flex gap-4 border-line border-t pt-4">
        {review.image && (
          <Picture image={review.image} alt="" sizes="64px 1/1" className="size-16 flex-none rounded-full" />
        )}
        <div>
          <ReviewSource review={review} />
        </div>
      </figcaption>
    </figure>
  )
}
