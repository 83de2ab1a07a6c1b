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
  careType: { name: string } | null
  insider: string | null
  incentive: string | null
}

/** A review with its care, its provenance (month, source, consent) and what its author got or is to us. */
export function ReviewCard({ review }: { review: Review }) {
  const provenance = [
    review.careType && `About ${review.careType.name.toLowerCase()}`,
    review.writtenOn && formatMonth(review.writtenOn),
    review.source,
    review.consentAt && 'published with consent',
  ]
  return (
    <figure className="rounded-control border border-line bg-card p-5 shadow-rest sm:p-7">
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
        <Disclosures review={review} />
      </figcaption>
    </figure>
  )
}

/** Tie to the company and reward of the author; nothing without either (16 CFR 465). */
export function Disclosures({ review }: { review: Pick<Review, 'insider' | 'incentive'> }) {
  const { insider, incentive } = review
  if (!insider && !incentive) return null
  return (
    <p className="text-small font-[620]">
      {insider && `Connection to us: ${insider}. `}
      {incentive && `Received for this review: ${incentive}.`}
    </p>
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
