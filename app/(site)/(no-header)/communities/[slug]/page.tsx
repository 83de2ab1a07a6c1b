import '@/components/site/community/community-print.css'
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
import { TourBar } from '@/components/site/frame/tour-bar'
import { JsonLd } from '@/components/site/json-ld'
import { PortraitCard } from '@/components/site/portrait'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { type PagePart, SectionChips } from '@/components/site/section-chips'
import { staticPage } from '@/components/static/static'
import { Chip } from '@/components/ui/chip'
import { Eyebrow } from '@/components/ui/eyebrow'
import { phoneHours } from '@/lib/leads/callers/phone-hours'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { type CommunityDetail, getCommunity } from '@/lib/site/communities/community'
import { communityAccent } from '@/lib/site/communities/community-accent'
import { shownCertifications } from '@/lib/site/communities/license-text'
import { firstParagraph } from '@/lib/site/content/first-paragraph'
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
    <div style={communityAccent(community)} className="one-sheet">
      <CommunityHero community={community} phone={phone} now={now} speed={speed} />
      <SectionChips parts={partsOf(community)} />
      <div className="wrap pt-8 empty:hidden lg:pt-12">
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
      <TourBar community={community} phone={phone} hours={phoneHours(schedule, now)} />
      <JsonLd nodes={communityNodes(community, phone, settings, { hours, now })} />
    </div>
  )
}

/** The sections families look for first. */
function partsOf(community: CommunityDetail): PagePart[] {
  const { floorPlans, amenities, teamMembers, reviewRecord, events, faqs } = community
  return [
    floorPlans.length > 0 && { id: 'floor-plans', label: 'Prices' },
    hasAbout(community) && { id: 'about', label: 'About' },
    amenities.length > 0 && { id: 'amenities', label: 'Amenities' },
    teamMembers.length > 0 && { id: 'people', label: 'People' },
    reviewRecord !== null && { id: 'reviews', label: 'Reviews' },
    events.length + faqs.length > 0 && { id: 'visits', label: 'Visits and answers' },
    { id: 'find-us', label: 'Find us' },
  ].filter((part) => part !== false)
}

function PeopleToMeet({ people, year }: { people: CommunityDetail['teamMembers']; year: number }) {
  if (people.length === 0) return null
  return (
    <section id="people" className="on-deep section">
      <div className="wrap">
        <Eyebrow>People you will meet</Eyebrow>
        <h2 className="mt-4">
          <Emphasis text="Names, not *departments*" />
        </h2>
        <ul className="mt-6 grid grid-cols-1 gap-x-5 gap-y-4 md:mt-8 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3 lg:gap-x-7">
          {people.map((person) => (
            <PortraitCard
              key={person.id}
              person={person}
              tone="deep"
              sizes="(min-width: 64rem) 22rem 7/8, (min-width: 48rem) 46vw 7/8, 4.5rem 7/8"
              isLarge
              className="person-row"
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

function hasAbout(community: CommunityDetail): boolean {
  const { heading, overview, description, careTypes } = community
  return [heading, overview, description, ...careTypes, ...shownCertifications(community)].some(Boolean)
}

/** Overview and description next to the heading, with care types and certifications below. */
function AboutCommunity({ community }: { community: CommunityDetail }) {
  const { heading, overview, description, careTypes, name } = community
  if (!hasAbout(community)) return null
  const certifications = shownCertifications(community)
  const [first, rest] = firstParagraph(overview || description || '')
  const more = overview ? description : null
  return (
    <section id="about" className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div>
          <Eyebrow>About the community</Eyebrow>
          <h2 className="mt-3 lg:mt-4">
            <Emphasis text={heading || name} />
          </h2>
        </div>
        <div>
          {first && <RichText html={first} className="type-lead max-md:text-base" />}
          {(rest || more) && (
            <details className="phone-fold">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
                More about {name}
              </summary>
              {rest && <RichText html={rest} className="type-lead max-md:text-base md:mt-[1.1em]" />}
              {more && <RichText html={more} className="mt-5" />}
            </details>
          )}
          <ul className="mt-4 flex flex-wrap gap-2.5 empty:hidden md:mt-6">
            {careTypes.map(({ slug, name: care }, index) => (
              <li key={slug} className={first ? 'max-lg:hidden' : undefined}>
                <Chip tone={TONES[index % TONES.length]}>{care}</Chip>
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
