import { clsx } from 'clsx'
import { VideoLink } from '@/components/site/landing/video-link'
import { Picture } from '@/components/site/picture'
import { PortraitCard } from '@/components/site/portrait'
import { QuestionList } from '@/components/site/question-list'
import { ReviewList } from '@/components/site/review-list'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { SocialProof } from '@/lib/site/communities/social-proof'

/** The words and the name in links that an editor gave a section. */
type PartHeading = { id?: string; title?: string; eyebrow?: string }

/** Published reviews of the page's care, each with its provenance (A5). */
export function LandingReviews({
  reviews,
  videoUrl,
  heading = {},
}: {
  reviews: SocialProof['reviews']
  videoUrl?: string | null
  heading?: PartHeading
}) {
  if (reviews.length === 0 && !videoUrl) return null
  return (
    <section id={heading.id ?? 'reviews'} className="section bg-ivory">
      <div className="wrap">
        <Eyebrow>{heading.eyebrow ?? 'Families'}</Eyebrow>
        <h2 className="mt-4">
          <Emphasis text={heading.title ?? 'What they told us'} />
        </h2>
        <ReviewList reviews={reviews} />
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="/reviews" className="inline-flex min-h-11 items-center text-link">
            All published reviews
          </a>
          {videoUrl && <VideoLink url={videoUrl}>Watch a family’s story</VideoLink>}
        </p>
      </div>
    </section>
  )
}

export function LandingPeople({
  people,
  heading = {},
}: {
  people: SocialProof['people']
  heading?: PartHeading
}) {
  if (people.length === 0) return null
  return (
    <section id={heading.id ?? 'people'} className="on-deep contours section">
      <div className="wrap">
        <Eyebrow>{heading.eyebrow ?? 'People you will meet'}</Eyebrow>
        <h2 className="mt-4">
          <Emphasis text={heading.title ?? 'Ask for them by name'} />
        </h2>
        <ul className="mt-6 grid grid-cols-1 gap-x-5 gap-y-4 md:mt-8 md:grid-cols-2 md:gap-y-9 lg:grid-cols-4 lg:gap-x-7">
          {people.map((person) => (
            <PortraitCard
              key={person.id}
              person={person}
              tone="deep"
              sizes="(min-width: 64rem) 17rem 7/8, (min-width: 48rem) 45vw 7/8, 4.5rem 7/8"
              className="person-row"
            >
              {person.community && <span className="block">{person.community.name}</span>}
            </PortraitCard>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function LandingQuestions({
  faqs,
  place,
  heading = {},
}: {
  faqs: { id: string; question: string; answer: string }[]
  place: string
  heading?: PartHeading
}) {
  if (faqs.length === 0) return null
  return (
    <section id={heading.id ?? 'questions'} className="section bg-paper">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div>
          <Eyebrow>{heading.eyebrow ?? `Questions about ${place}`}</Eyebrow>
          <h2 className="mt-4">
            <Emphasis text={heading.title ?? 'Plain answers'} />
          </h2>
          <a href="/faqs" className="mt-3 inline-flex min-h-11 items-center text-link">
            All questions
          </a>
        </div>
        <QuestionList questions={faqs} />
      </div>
    </section>
  )
}

const LARGE = '(min-width: 64rem) 46rem 31rem, (min-width: 40rem) 95vw 24rem, 92vw 11rem'
const SMALL = '(min-width: 64rem) 23rem 15.1rem, (min-width: 40rem) 46vw 15rem, 45vw 6rem'

/** Gallery pictures of the communities, without those the page already shows. */
export function LandingGallery({
  pictures,
  taken,
  heading = {},
}: {
  pictures: SocialProof['pictures']
  taken: (string | undefined)[]
  heading?: PartHeading
}) {
  const shown = pictures.filter(({ image }) => !taken.includes(image.url)).slice(0, 3)
  if (shown.length === 0) return null
  return (
    <section
      aria-labelledby={heading.id ?? 'pictures'}
      className={clsx('bg-ivory', heading.title ? 'section' : 'pb-12 max-md:hidden lg:pb-26')}
    >
      {heading.title ? (
        <div className="wrap mb-8">
          {heading.eyebrow && <Eyebrow className="mb-4">{heading.eyebrow}</Eyebrow>}
          <h2 id={heading.id}>
            <Emphasis text={heading.title} />
          </h2>
        </div>
      ) : (
        <h2 id={heading.id ?? 'pictures'} className="sr-only">
          Pictures
        </h2>
      )}
      <ul className="wrap grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-2">
        {shown.map(({ id, image }, index) => (
          <li key={id} className={index === 0 ? 'max-lg:col-span-2 lg:row-span-2' : ''}>
            <Picture
              image={image}
              sizes={index === 0 ? LARGE : SMALL}
              className={`w-full rounded-picture ${index === 0 ? 'h-44 sm:h-96 lg:h-[31rem]' : 'h-24 sm:h-60 lg:h-[15.1rem]'}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to the same care type in other cities. */
export function CityLinks({ title, cities }: { title: string; cities: { href: string; label: string }[] }) {
  if (cities.length === 0) return null
  return (
    <section className="bg-ivory py-10 lg:py-14">
      <div className="wrap grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:items-baseline">
        <h2 className="type-h3">{title}</h2>
        <ul className="flex flex-wrap gap-x-7">
          {cities.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center text-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
