import { Star } from 'lucide-react'
import { PageHead } from '@/components/site/page-head'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { Picture } from '@/components/site/picture'
import { Disclosures } from '@/components/site/review-card'
import { ReviewFigures } from '@/components/site/reviews/review-figures'
import { ReviewFilters } from '@/components/site/reviews/review-filters'
import { staticPage } from '@/components/static/static'
import { filterReviews, reviewFilterFromQuery } from '@/lib/site/communities/review-filter'
import { reviewRecord, reviewRecordText } from '@/lib/site/communities/review-record'
import { getApprovedReviews, getReceivedReviews, type Review } from '@/lib/site/communities/reviews'
import { WITHHOLDING_REASONS } from '@/lib/site/communities/withholding-reasons'
import { formatMonth } from '@/lib/site/content/format'
import { pageMetadata } from '@/lib/site/seo/metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Filtered views are not indexed. */
export async function generateMetadata({ searchParams }: Props) {
  const filter = reviewFilterFromQuery(await searchParams)
  return pageMetadata({
    path: '/reviews',
    title: 'Reviews from residents and families',
    description:
      'What residents and families say about each community, with date, source and stars. The average counts every review we received.',
    indexed: Object.values(filter).every((choice) => choice === null),
  })
}

export default staticPage(ReviewsPage)

async function ReviewsPage({ searchParams }: Props) {
  const [reviews, received, query] = await Promise.all([
    getApprovedReviews(),
    getReceivedReviews(),
    searchParams,
  ])
  const filter = reviewFilterFromQuery(query)
  // Only the community narrows the figures: an average of chosen authors or sources would flatter.
  const counted = filterReviews(received, { community: filter.community, rating: null })
  const record = reviewRecordText(reviewRecord(counted))
  const found = filterReviews(reviews, filter)
  const isFiltered = Object.values(filter).some((choice) => choice !== null)
  const lead = isFiltered ? undefined : leadOf(reviews)
  return (
    <>
      <PageHead path="/reviews" eyebrow="Reviews" title="In *their* words" lead={leadCopy(reviews)}>
        <ReviewFilters reviews={reviews} filter={filter} />
      </PageHead>
      <section className="bg-ivory py-12 lg:py-16">
        <div className="wrap">
          <ReviewFigures reviews={counted} filter={filter} />
          {record && <p className="mt-4 text-ink-soft">{record}.</p>}
          <div className="mt-12 grid gap-10 empty:hidden">{lead && <LeadReview review={lead} />}</div>
          <h2 className="mt-14 type-h3" aria-live="polite">
            {found.length === 1 ? '1 review' : `${found.length} reviews`}
          </h2>
          {found.length > 0 ? (
            <ul className="mt-6 gap-6 lg:columns-2 [&>li]:mb-6 [&>li]:break-inside-avoid">
              {found
                .filter((review) => review !== lead)
                .map((review) => (
                  <li key={review.id}>
                    <ReviewEntry review={review} />
                  </li>
                ))}
            </ul>
          ) : (
            <p className="mt-4 text-ink-soft">
              {reviews.length === 0 ? (
                'No review has been published yet.'
              ) : (
                <a href="/reviews" className="text-link">
                  Show all reviews
                </a>
              )}
            </p>
          )}
          <p id="how" className="mt-8 max-w-[62ch] border-line border-t pt-5 text-ink-soft">
            How we count: we invite every family by email after its tour and again after move-in, and we keep
            every review we receive. A person reads each one before it is published. The average includes
            every review with stars, published or not. We withhold a review only for one of these reasons, and
            two people have to agree: {Object.values(WITHHOLDING_REASONS).join('; ')}.
          </p>
        </div>
      </section>
      <EditedSections path="/reviews" />
    </>
  )
}

/** States how many stored reviews give fewer than five stars. */
function leadCopy(reviews: Review[]): string {
  const fewer = reviews.filter(({ rating }) => rating !== null && rating < 5).length
  const provenance = 'Each says who wrote it, when, and how it reached us.'
  if (fewer === 0) return provenance
  return `${fewer === 1 ? 'One gives' : `${fewer} give`} fewer than five stars, and ${fewer === 1 ? 'it is' : 'they are'} here too. ${provenance}`
}

function leadOf(reviews: Review[]): Review | undefined {
  return reviews
    .filter(({ featured, image }) => featured && image)
    .sort((a, b) => a.sortOrder - b.sortOrder)[0]
}

function LeadReview({ review }: { review: Review }) {
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

function ReviewEntry({ review }: { review: Review }) {
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

/** Author, care, community, stars, date, source, consent and disclosures of a review (A5). */
function ReviewSource({ review }: { review: Review }) {
  const { authorName, authorRelation, community, careType, rating, writtenOn, source, consentAt } = review
  const provenance = [
    careType && `about ${careType.name.toLowerCase()}`,
    writtenOn && formatMonth(writtenOn),
    source,
    consentAt && 'published with consent',
  ].filter(Boolean)
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
      <Disclosures review={review} />
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
