import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AboutCommunity } from '@/components/site/community/about-community'
import { AmenityList } from '@/components/site/community/amenity-list'
import { ApprovedReviews } from '@/components/site/community/approved-reviews'
import { CommunityFeatures, CommunityHighlights } from '@/components/site/community/community-features'
import { CommunityHero } from '@/components/site/community/community-hero'
import { FindUs } from '@/components/site/community/find-us'
import { FloorPlans } from '@/components/site/community/floor-plans'
import { GalleryMosaic, MoreGalleries } from '@/components/site/community/gallery-mosaic'
import { LatestMoments } from '@/components/site/community/latest-moments'
import { PeopleToMeet } from '@/components/site/community/people-to-meet'
import { StatStrip } from '@/components/site/community/stat-strip'
import { TourBar } from '@/components/site/community/tour-bar'
import { VisitsAndAnswers } from '@/components/site/community/visits-and-answers'
import { JsonLd } from '@/components/site/json-ld'
import { staticPage } from '@/components/static/static'
import { getCommunity } from '@/lib/site/communities/community'
import { communityAccent } from '@/lib/site/communities/community-accent'
import { firstSentence } from '@/lib/site/content/first-sentence'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getStaffedHours } from '@/lib/site/content/staffed-hours'
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
  const [settings, hours] = await Promise.all([getSiteSettings(), getStaffedHours(community.id)])
  const phone = phoneOf(community, settings)
  const now = new Date()
  const year = now.getFullYear()
  return (
    <div style={communityAccent(community)}>
      <CommunityHero community={community} phone={phone} now={now} />
      <div className="max-lg:contents lg:relative lg:pb-17">
        <div className="wrap pt-12">
          <StatStrip community={community} year={year} />
        </div>
        <GalleryMosaic community={community} />
        <AboutCommunity community={community} />
        <CommunityHighlights highlights={community.highlights} />
        <FloorPlans community={community} now={now} />
        <AmenityList community={community} />
        <MoreGalleries community={community} />
        <CommunityFeatures features={community.features} />
        <PeopleToMeet people={community.teamMembers} year={year} />
        <LatestMoments community={community} />
        <ApprovedReviews community={community} />
        <VisitsAndAnswers community={community} now={now} />
        <FindUs community={community} phone={phone} hours={hours} now={now} />
        {/* Visible from the start on phones; on wide screens only after the hero with the same button. */}
        <div className="tour-bar-lane">
          <TourBar community={community} phone={phone} now={now} />
        </div>
      </div>
      <JsonLd nodes={communityNodes(community, phone, settings)} />
    </div>
  )
}
