import { Phone } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AmenityList } from '@/components/site/community/amenity-list'
import { ApprovedReviews } from '@/components/site/community/approved-reviews'
import { CommunityFeatures, CommunityHighlights } from '@/components/site/community/community-features'
import { CommunityHero } from '@/components/site/community/community-hero'
import { FindUs } from '@/components/site/community/find-us'
import { FloorPlans } from '@/components/site/community/floor-plans'
import { GalleryMosaic, MoreGalleries } from '@/components/site/community/gallery-mosaic'
import { CommunityGreeting } from '@/components/site/community/greeting'
import { InspectionReport } from '@/components/site/community/inspection-report'
import { LatestMoments } from '@/components/site/community/latest-moments'
import { StatStrip } from '@/components/site/community/stat-strip'
import { VisitsAndAnswers } from '@/components/site/community/visits-and-answers'
import { JsonLd } from '@/components/site/json-ld'
import { PortraitCard } from '@/components/site/portrait'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { TourLink } from '@/components/site/tour-link'
import { staticPage } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import { Chip } from '@/components/ui/chip'
import { Eyebrow } from '@/components/ui/eyebrow'
import { type PhoneHours, phoneHours } from '@/lib/leads/callers/phone-hours'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'
import { type CommunityDetail, getCommunity } from '@/lib/site/communities/community'
import { communityAccent } from '@/lib/site/communities/community-accent'
import { shownCertifications } from '@/lib/site/communities/license-text'
import { firstSentence } from '@/lib/site/content/first-sentence'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getStaffedHours } from '@/lib/site/content/staffed-hours'
import { getInspection } from '@/lib/site/inspections/inspections'
import { readSpeedText } from '@/lib/site/response-speed/response-speed'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { hasOwnCopy } from '@/lib/site/seo/own-copy'
import { communityNodes } from '@/lib/site/seo/schema-org/community'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const community = await getCommunity((await params).slug)
  if (!community) return {}
  const { slug, name, city, seoTitle, seoDescription } = community
  const where = city ? ` in ${city}` : ''
  return pageMetadata({
    path: `/communities/${slug}`,
    title: [seoTitle, `${name}, senior living${where}`],
    description: [
      seoDescription,
      community.shortDescription,
      firstSentence(community.overview ?? community.description ?? ''),
      `${name}${where}: kinds of care, prices with dates, floor plans and people.`,
    ],
    indexed: hasOwnCopy('communities', community),
  })
}

export default staticPage(CommunityPage)

async function CommunityPage({ params }: Props) {
  const community = await getCommunity((await params).slug)
  if (!community) notFound()
  const now = new Date()
  const [settings, hours, speed, inspection] = await Promise.all([
    getSiteSettings(),
    getStaffedHours(community.id),
    readSpeedText(community.id, now),
    getInspection(community.id),
  ])
  const phone = phoneOf(community, settings)
  const year = now.getFullYear()
  const schedule = { hours, timeZone: usableTimeZone(community.timeZone) }
  return (
    <div style={communityAccent(community)}>
      <CommunityHero community={community} phone={phone} now={now} speed={speed} />
      <div className="max-lg:contents lg:relative lg:pb-17">
        <div className="wrap pt-12">
          <StatStrip community={community} year={year} />
        </div>
        <GalleryMosaic community={community} now={now} />
        <AboutCommunity community={community} />
        <CommunityGreeting community={community} now={now} />
        <CommunityHighlights highlights={community.highlights} community={community} />
        <FloorPlans community={community} now={now} />
        <AmenityList community={community} now={now} />
        <MoreGalleries community={community} now={now} />
        <CommunityFeatures features={community.features} community={community} />
        <PeopleToMeet people={community.teamMembers} year={year} />
        <LatestMoments community={community} />
        {inspection && <InspectionReport inspection={inspection} now={now} />}
        <ApprovedReviews community={community} />
        <VisitsAndAnswers community={community} now={now} />
        <FindUs community={community} phone={phone} hours={hours} now={now} />
        {/* Visible from the start on phones; on wide screens only after the hero with the same button. */}
        <div className="tour-bar-lane">
          <TourBar community={community} phone={phone} hours={phoneHours(schedule, now)} />
        </div>
      </div>
      <JsonLd nodes={communityNodes(community, phone, settings, { hours, now })} />
    </div>
  )
}

function PeopleToMeet({ people, year }: { people: CommunityDetail['teamMembers']; year: number }) {
  if (people.length === 0) return null
  return (
    <section className="on-deep section">
      <div className="wrap">
        <Eyebrow>People you will meet</Eyebrow>
        <h2 className="mt-4">
          <Emphasis text="Names, not *departments*" />
        </h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 lg:grid-cols-3 lg:gap-x-7">
          {people.map((person) => (
            <PortraitCard
              key={person.id}
              person={person}
              tone="deep"
              sizes="(min-width: 64rem) 22rem 7/8, 46vw 7/8"
              isLarge
            >
              {person.startedYear && ` · ${years(year - person.startedYear)}`}
            </PortraitCard>
          ))}
        </ul>
      </div>
    </section>
  )
}

function years(count: number): string {
  if (count < 1) return 'new this year'
  return count === 1 ? '1 year here' : `${count} years here`
}

const TONES = ['sage', 'sky', 'clay'] as const

/** Overview and description next to the heading, with care types and certifications below. */
function AboutCommunity({ community }: { community: CommunityDetail }) {
  const { heading, overview, description, careTypes } = community
  const certifications = shownCertifications(community)
  if (!heading && !overview && !description && certifications.length === 0) return null
  return (
    <section className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div>
          <Eyebrow>About the community</Eyebrow>
          <h2 className="mt-4">
            <Emphasis text={heading || community.name} />
          </h2>
        </div>
        <div>
          {overview && <RichText html={overview} className="type-lead" />}
          {description && <RichText html={description} className="mt-5" />}
          <ul className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
            {careTypes.map(({ slug, name }, index) => (
              <li key={slug}>
                <Chip tone={TONES[index % TONES.length]}>{name}</Chip>
              </li>
            ))}
            {certifications.map((certification) => (
              <li key={certification}>
                <Chip tone="outline">{certification}</Chip>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

type TourBarProps = {
  community: CommunityDetail
  phone: { display: string; dial: string }
  hours: PhoneHours
}

/** Sticky bar with the community's phone and the tour button, which is first while the phones are closed. */
function TourBar({ community, phone, hours }: TourBarProps) {
  return (
    <aside
      aria-label="Call or visit"
      className="no-print pointer-events-auto sticky bottom-0 z-30 low:static w-full border-line border-t bg-card shadow-above"
    >
      <div className="wrap flex items-center justify-between gap-3 py-2.5">
        <p className="hidden type-h4 lg:block">{community.name}</p>
        <div
          className={`grid w-full gap-3 lg:grid-cols-2 lg:w-auto ${hours.isOpen ? 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'}`}
        >
          <a
            href={`tel:${phone.dial}`}
            className={`${buttonVariants({ variant: 'outline', size: 'lg' })} max-lg:px-2! max-lg:text-[min(1.125rem,5.6vw)]! ${hours.isOpen ? '' : 'order-last'}`}
          >
            <Phone aria-hidden="true" />
            <span className="lg:hidden">{hours.isOpen ? 'Call us' : 'Phone'}</span>
            {!hours.isOpen && <span className="sr-only">, {hours.line}</span>}
            <span className="hidden lg:inline">{phone.display}</span>
          </a>
          <TourLink
            communityId={community.id}
            communityName={community.name}
            className={`${buttonVariants({ variant: 'copper', size: 'lg' })} accent-button max-lg:px-2! max-lg:text-[min(1.125rem,5.6vw)]!`}
          >
            Schedule a tour
          </TourLink>
        </div>
      </div>
    </aside>
  )
}
