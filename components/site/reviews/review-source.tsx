import { Star } from 'lucide-react'
import type { Review } from '@/lib/site/communities/reviews'
import { formatMonth } from '@/lib/site/content/format'

/** Author, community, stars, date, source and consent of a review (A5). */
export function ReviewSource({ review }: { review: Review }) {
  const { authorName, authorRelation, community, rating, writtenOn, source, consentAt } = review
  const provenance = [writtenOn && formatMonth(writtenOn), source, consentAt && 'stored with consent'].filter(
    Boolean,
  )
  return (
    <>
      <p>
        <b>{authorName}</b>
        {authorRelation && `, ${authorRelation}`}
      </p>
      <p className="mt-0.5 text-small text-ink-soft">
        {rating !== null && (
          <span className="mr-2 font-[620] whitespace-nowrap text-ink">
            <Star aria-hidden="true" className="mr-1 mb-0.75 inline size-4.5 fill-copper text-copper" />
            {rating} of 5
          </span>
        )}
        {provenance.join(', ')}
      </p>
      {community?.active && (
        <p className="text-small">
          <a href={`/communities/${community.slug}`} className="inline-flex min-h-11 items-center text-link">
            {community.name}
            {community.city && `, ${community.city}`}
          </a>
        </p>
      )}
    </>
  )
}
