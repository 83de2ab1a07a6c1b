import { Phone } from 'lucide-react'
import { CallToAction } from '@/components/site/call-to-action'
import {
  LandingGallery,
  LandingPeople,
  LandingQuestions,
  LandingReviews,
} from '@/components/site/landing/landing-social-proof'
import { PriceList } from '@/components/site/landing/price-list'
import { StatesMap } from '@/components/site/map/states-map'
import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import { TOUR_FORM } from '@/components/site/page-sections/hero-copy'
import { PlanGalleryPart } from '@/components/site/page-sections/plan-gallery-part'
import { SectionHeading, type SectionProps } from '@/components/site/page-sections/section-frame'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { PhoneState } from '@/components/site/phones/phone-state'
import { RichText } from '@/components/site/rich-text'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/browser/community'
import { getPlansFor, withPriceOfCare } from '@/lib/site/communities/care-place'
import { getCareTypes } from '@/lib/site/communities/care-types'
import { type CommunityCard, getCommunityCards, getRegion } from '@/lib/site/communities/communities'
import { getSocialProof } from '@/lib/site/communities/social-proof'
import type { PageSection } from '@/lib/site/content/page-sections'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Limits of a page's records; without them they are those of the whole company. */
export type RecordScope = {
  communities: CommunityCard[]
  care: { slug: string } | null
  /** Addresses of pictures that the page shows already. */
  taken: (string | undefined)[]
  /** A video beside the reviews. */
  videoUrl: string | null
}

type Props = Pick<SectionProps, 'section' | 'ground'> & {
  phone: PhoneNumber
  scope: RecordScope | undefined
}

/** A section that shows records: prices, plans, reviews, people, pictures, questions, a map or a button. */
export async function RecordPart({ section, ground, phone, scope }: Props) {
  const { sectionType, sectionKey: id } = section
  if (sectionType === 'cta' || sectionType === 'form') {
    return <InvitationPart section={section} ground={ground} phone={phone} />
  }
  const { communities, care, taken, videoUrl } = await chosenScope(section, scope)
  const now = new Date()
  const heading = {
    id,
    ...(section.title && { title: section.title }),
    ...(section.subtitle && { eyebrow: section.subtitle }),
  }
  const title = (words: string) => section.title || words
  switch (sectionType) {
    case 'places': {
      const priced = withPriceOfCare(communities, care)
      return (
        <CommunitiesPart
          communities={priced}
          title={title('Location')}
          eyebrow={section.subtitle}
          id={id}
          ground={ground}
          now={now}
        />
      )
    }
    case 'prices': {
      const plans = await getPlansFor(communities, care)
      return (
        <PriceList
          plans={plans}
          title={title('What it costs')}
          eyebrow={section.subtitle}
          id={id}
          ground={ground}
          now={now}
        />
      )
    }
    case 'plans': {
      const plans = await getPlansFor(communities, care)
      return (
        <PlanGalleryPart
          plans={plans}
          title={title('Floor plans')}
          eyebrow={section.subtitle}
          id={id}
          ground={ground}
          now={now}
        />
      )
    }
    case 'map':
      return <MapPart communities={communities} title={section.title} eyebrow={section.subtitle} id={id} />
  }
  const proof = await getSocialProof(
    communities.map((community) => community.id),
    care?.slug ?? null,
  )
  switch (sectionType) {
    case 'gallery':
      return <LandingGallery pictures={proof.pictures} taken={taken} heading={heading} />
    case 'reviews':
      return <LandingReviews reviews={proof.reviews} videoUrl={videoUrl} heading={heading} />
    case 'team':
      return <LandingPeople people={proof.people} heading={heading} />
    default: {
      const [only, ...others] = communities
      const place = only && others.length === 0 ? only.name : 'our communities'
      return <LandingQuestions faqs={proof.faqs} place={place} heading={heading} />
    }
  }
}

/** The page's records, limited to what the editor chose for this section. */
async function chosenScope({ chosen }: PageSection, scope: RecordScope | undefined): Promise<RecordScope> {
  const communities = scope?.communities ?? (await getCommunityCards())
  const { communityId, careTypeId } = chosen
  const all =
    communityId && !communities.some(({ id }) => id === communityId) ? await getCommunityCards() : communities
  const care = careTypeId
    ? ((await getCareTypes()).find(({ id }) => id === careTypeId) ?? null)
    : (scope?.care ?? null)
  const ofPlace = communityId ? all.filter(({ id }) => id === communityId) : communities
  return {
    communities:
      careTypeId && care
        ? ofPlace.filter(({ careTypes }) => careTypes.some(({ slug }) => slug === care.slug))
        : ofPlace,
    care,
    taken: scope?.taken ?? [],
    videoUrl: scope?.videoUrl ?? null,
  }
}

type MapProps = { communities: CommunityCard[]; title: string | null; eyebrow: string | null; id: string }

async function MapPart({ communities, title, eyebrow, id }: MapProps) {
  const [{ servedStates }, region] = await Promise.all([getSiteSettings(), getRegion()])
  return (
    <StatesMap
      communities={communities}
      servedStates={servedStates}
      region={region}
      title={title}
      eyebrow={eyebrow}
      id={id}
    />
  )
}

type InvitationProps = { section: PageSection; ground: Ground; phone: PhoneNumber }

/** Words with one strong button and the phone number. */
function InvitationPart({ section, ground, phone }: InvitationProps) {
  const { topic, label, href } = section.chosen
  const look = buttonVariants({ variant: 'copper', size: 'lg' })
  return (
    <section id={section.sectionKey} className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <div className="rounded-control border border-line bg-card p-7 shadow-raised sm:p-10 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-14">
          <div>
            <SectionHeading section={section} />
            <RichText html={section.html} className="mt-5" />
          </div>
          <div className="mt-6 lg:mt-0">
            <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
              {section.sectionType === 'form' ? (
                <TourLink className={look} {...(topic && { topic })}>
                  {label || 'Send your question'}
                </TourLink>
              ) : (
                <CallToAction
                  href={href || TOUR_FORM}
                  className={buttonVariants({ variant: 'default', size: 'lg' })}
                  formClassName={look}
                >
                  {label || 'Schedule a tour'}
                </CallToAction>
              )}
              <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
                <Phone aria-hidden="true" />
                {phone.display}
              </a>
            </div>
            <PhoneState className="mt-4 text-left" />
          </div>
        </div>
      </div>
    </section>
  )
}
