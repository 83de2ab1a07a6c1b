import { JsonLd } from '@/components/site/json-ld'
import { ClosingCall } from '@/components/site/sections/closing-call'
import { FamilyStory } from '@/components/site/sections/family-story'
import { FindCommunity } from '@/components/site/sections/find-community'
import { GenericSection } from '@/components/site/sections/generic-section'
import { HomeHero } from '@/components/site/sections/home-hero'
import type { HomeSection } from '@/components/site/sections/home-section'
import { KindsOfCare } from '@/components/site/sections/kinds-of-care'
import { OpenToVisitors } from '@/components/site/sections/open-to-visitors'
import { ResourceShelf } from '@/components/site/sections/resource-shelf'
import { TenMinutes } from '@/components/site/sections/ten-minutes'
import { staticPage } from '@/components/static/static'
import { getLatestArticles } from '@/lib/site/articles/articles'
import { getCareTypes } from '@/lib/site/communities/care-types'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getFeaturedStories, getHomepage } from '@/lib/site/content/home'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getStaffedHoursText } from '@/lib/site/content/staffed-hours'
import { getPublicEvents } from '@/lib/site/events/events'
import { isOver } from '@/lib/site/events/visibility'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { organizationNode, websiteNode } from '@/lib/site/seo/schema-org/organization'

export async function generateMetadata() {
  const [settings, { sections }] = await Promise.all([getSiteSettings(), getHomepage()])
  const hero = sections.find(({ sectionType }) => sectionType === 'hero')
  return pageMetadata({
    path: '/',
    title: `${settings.companyName}: ${hero?.title || settings.tagline || 'senior living'}`,
    ownTitle: true,
    description: [hero?.body, settings.tagline],
  })
}

export default staticPage(HomePage)

async function HomePage() {
  const data = await readHome()
  return (
    <>
      {data.sections.map((section) => (
        <Section key={section.id} section={section} data={data} />
      ))}
      <JsonLd nodes={[organizationNode(data.settings), websiteNode(data.settings)]} />
    </>
  )
}

/** Read in parallel with the sections, which say how many are shown. */
const MAX_ARTICLES = 12

async function readHome() {
  const [{ sections }, settings, communities, careTypes, stories, events, articles, staffed] =
    await Promise.all([
      getHomepage(),
      getSiteSettings(),
      getCommunityCards(),
      getCareTypes(),
      getFeaturedStories(),
      getPublicEvents(),
      getLatestArticles(MAX_ARTICLES),
      getStaffedHoursText(),
    ])
  const now = new Date()
  const upcoming = events.filter((event) => !isOver(event, now) && !event.calledOff)
  return {
    sections,
    settings,
    communities,
    careTypes,
    stories,
    upcoming,
    articles,
    staffed,
    now,
    phone: phoneOf(null, settings),
  }
}

type HomeData = Awaited<ReturnType<typeof readHome>>

/** Renders a row of homepage_sections by its type. */
function Section({ section, data }: { section: HomeSection; data: HomeData }) {
  const { communities, phone, now } = data
  switch (section.sectionType) {
    case 'hero':
      return (
        <HomeHero
          section={section}
          shown={heroCommunity(section, data)}
          phone={phone}
          staffed={data.staffed}
          now={now}
        />
      )
    case 'communities':
      return <FindCommunity section={section} communities={communities} now={now} />
    case 'care':
      return <KindsOfCare section={section} careTypes={data.careTypes} />
    case 'promise':
      return <TenMinutes section={section} />
    case 'stories':
      return <FamilyStory section={section} stories={data.stories} />
    case 'events':
      return <OpenToVisitors section={section} events={data.upcoming} timeZone={data.settings.timeZone} />
    case 'resources':
      return <ResourceShelf section={section} articles={data.articles.slice(0, section.shown ?? 3)} />
    case 'closing':
      return <ClosingCall section={section} phone={phone} />
    default:
      return <GenericSection section={section} />
  }
}

/** The community in the hero picture, named by the section's metadata. */
function heroCommunity({ metadata }: HomeSection, { communities }: HomeData) {
  const slug = (metadata as { communitySlug?: unknown } | null)?.communitySlug
  return communities.find((community) => community.slug === slug)
}
