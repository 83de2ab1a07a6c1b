import { Star } from 'lucide-react'
import { formatMonth } from '@/lib/site/content/format'

type Review = {
  authorName: string
  authorRelation: string | null
  content: string
  highlight: string | null
  rating: number | null
  source: string | null
  writtenOn: Date | null
  consentAt: Date | null
}

/** A review with its provenance: month, source, and stored consent. */
export function ReviewCard({ review }: { review: Review }) {
  const provenance = [
    review.writtenOn && formatMonth(review.writtenOn),
    review.source,
    review.consentAt && 'stored with consent',
  ]
  return (
    <figure className="rounded-control border border-line bg-card p-7 shadow-rest">
      {review.rating && <Stars rating={review.rating} />}
      <blockquote className="mt-3 max-w-[66ch]">
        {review.highlight && <p className="type-panel">“{review.highlight}”</p>}
        <p className={review.highlight ? 'mt-4 text-ink-soft' : ''}>{review.content}</p>
      </blockquote>
      <figcaption className="mt-5">
        <p>
          <b>{review.authorName}</b>
          {review.authorRelation && `, ${review.authorRelation}`}
        </p>
        <p className="text-small text-ink-soft">{provenance.filter(Boolean).join(', ')}</p>
      </figcaption>
    </figure>
  )
}

const FIVE = [1, 2, 3, 4, 5]

function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-1">
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={star <= rating ? 'fill-copper text-copper' : 'text-line-strong'}
        />
      ))}
      <span className="sr-only">{rating} of 5 stars</span>
    </p>
  )
}
