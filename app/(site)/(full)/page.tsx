import { Phone } from 'lucide-react'
import { Fragment } from 'react'
import { CommunityCard } from '@/components/site/community-card'
import { CommunityFinder } from '@/components/site/community-finder'
import { JsonLd } from '@/components/site/json-ld'
import { HeroButton } from '@/components/site/page-sections/hero-copy'
import { SectionList } from '@/components/site/page-sections/section-list'
import { PhoneState } from '@/components/site/phones/phone-state'
import { Picture } from '@/components/site/picture'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import { type PagePart, SectionChips } from '@/components/site/section-chips'
import { FamilyStory } from '@/components/site/sections/family-story'
import { HomeHero } from '@/components/site/sections/home-hero'
import { type HomeSection, tourCta } from '@/components/site/sections/home-section'
import { KindsOfCare } from '@/components/site/sections/kinds-of-care'
import { OpenToVisitors } from '@/components/site/sections/open-to-visitors'
import { ResourceShelf } from '@/components/site/sections/resource-shelf'
import { TenMinutes } from '@/components/site/sections/ten-minutes'
import { staticPage } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import { getLatestArticles } from '@/lib/site/articles/articles'
import { getCareTypes } from '@/lib/site/communities/care-types'
import {
  type CommunityCard as Card,
  getCommunityCards,
  getRegion,
  inRegion,
} from '@/lib/site/communities/communities'
import { getFeaturedStories, getHomepage } from '@/lib/site/content/home'
import { inHomeOrder } from '@/lib/site/content/home-parts'
import { getUrgentPage } from '@/lib/site/content/site-page'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getPublicEvents } from '@/lib/site/events/events'
import { isOver } from '@/lib/site/events/visibility'
import { readSpeedText } from '@/lib/site/response-speed/response-speed'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { organizationNode, websiteNode } from '@/lib/site/seo/schema-org/organization'

export async function generateMetadata() {
  const [settings, { sections }, region] = await Promise.all([getSiteSettings(), getHomepage(), getRegion()])
  const hero = sections.find(({ sectionType }) => sectionType === 'hero')
  return pageMetadata({
    path: '/',
    title: inRegion('Senior living communities', region),
    description: [hero?.body, settings.tagline],
  })
}

export default staticPage(HomePage)

async function HomePage() {
  const data = await readHome()
  return (
    <>
      {data.sections.map((section, index) => (
        <Fragment key={section.id}>
          <Section section={section} data={data} />
          {index === 0 && <SectionChips parts={partsOf(data)} />}
        </Fragment>
      ))}
      <JsonLd nodes={[organizationNode(data.settings), websiteNode(data.settings)]} />
    </>
  )
}

/** Sections below the hero by their eyebrow; those without a row to show are not drawn. */
function partsOf({ sections, stories, upcoming, articles }: HomeData): PagePart[] {
  const isEmpty: Record<string, boolean> = {
    stories: !stories.some(({ image }) => image),
    events: upcoming.length === 0,
    resources: articles.length === 0,
  }
  return sections
    .slice(1)
    .flatMap(({ slug, subtitle, sectionType }) =>
      subtitle && !isEmpty[sectionType] ? [{ id: slug, label: subtitle }] : [],
    )
}

/** Read in parallel with the sections, which say how many are shown. */
const MAX_ARTICLES = 12

async function readHome() {
  const [{ sections, shared }, settings, communities, careTypes, stories, events, articles, urgent] =
    await Promise.all([
      getHomepage(),
      getSiteSettings(),
      getCommunityCards(),
      getCareTypes(),
      getFeaturedStories(),
      getPublicEvents(),
      getLatestArticles(MAX_ARTICLES),
      getUrgentPage(),
    ])
  const now = new Date()
  const speed = await readSpeedText(null, now)
  const upcoming = events.filter((event) => !isOver(event, now) && !event.calledOff)
  return {
    sections,
    shared,
    settings,
    communities,
    careTypes,
    stories,
    upcoming,
    articles,
    urgent,
    speed,
    now,
    phone: phoneOf(null, settings),
  }
}

type HomeData = Awaited<ReturnType<typeof readHome>>

function Section({ section, data }: { section: HomeSection; data: HomeData }) {
  const { communities, phone, now } = data
  switch (section.sectionType) {
    case 'hero':
      return (
        <HomeHero
          section={section}
          shown={heroCommunity(section, data)}
          phone={phone}
          urgent={data.urgent}
          now={now}
        />
      )
    case 'communities':
      return <FindCommunity section={section} communities={communities} now={now} />
    case 'care':
      return <KindsOfCare section={section} careTypes={data.careTypes} now={now} />
    case 'promise':
      return <TenMinutes section={section} speed={data.speed} />
    case 'stories':
      return <FamilyStory section={section} stories={data.stories} />
    case 'events':
      return <OpenToVisitors section={section} events={data.upcoming} timeZone={data.settings.timeZone} />
    case 'resources':
      return <ResourceShelf section={section} articles={data.articles.slice(0, section.shown ?? 3)} />
    case 'closing':
      return <ClosingCall section={section} phone={phone} />
    case 'text':
      return <GenericSection section={section} />
    default: {
      // Kinds that every composed page has are drawn as everywhere (decision 133).
      const shared = data.shared[section.id]
      if (!shared || section.body) return <GenericSection section={section} />
      return <SectionList sections={[shared]} phone={phone} start={data.sections.indexOf(section)} />
    }
  }
}

/** The community in the hero picture, named by the section's metadata. */
function heroCommunity({ metadata }: HomeSection, { communities }: HomeData) {
  const slug = (metadata as { communitySlug?: unknown } | null)?.communitySlug
  return communities.find((community) => community.slug === slug)
}

const SHOWN = 3

function FindCommunity({
  section,
  communities,
  now,
}: {
  section: HomeSection
  communities: Card[]
  now: Date
}) {
  return (
    <section id={section.slug} className="on-deep contours section">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <div>
            {section.subtitle && <Eyebrow className="mb-4">{section.subtitle}</Eyebrow>}
            <h2>
              <Emphasis text={section.title ?? ''} />
            </h2>
          </div>
          {section.body && (
            <RichText html={section.body} className="text-deep-soft md:text-lead md:leading-[1.55]" />
          )}
        </div>
        <details className="phone-fold mt-4 lg:mt-10">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
            Search by care, city and price
          </summary>
          <CommunityFinder communities={communities} className="max-md:mt-2" />
        </details>
        <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:mt-8 lg:grid-cols-3">
          {inHomeOrder(communities, section.order)
            .slice(0, section.shown ?? SHOWN)
            .map((community) => (
              <li key={community.id} className="last:sm:max-lg:hidden">
                <CommunityCard community={community} now={now} />
              </li>
            ))}
        </ul>
        <SafeLink
          href={section.ctaUrl || '/communities'}
          className={`${buttonVariants({ variant: 'glassmorphism-dark' })} mt-6 lg:mt-8`}
        >
          {section.ctaLabel || 'See all communities'}
        </SafeLink>
      </div>
    </section>
  )
}

/** Picture with tour and phone on a card. The footer's ridges overlap it. */
function ClosingCall({ section, phone }: { section: HomeSection; phone: { display: string; dial: string } }) {
  return (
    <section id={section.slug} className="relative isolate -mb-16 overflow-hidden md:-mb-24 bg-sky">
      {section.image && (
        <Picture
          image={section.image}
          alt=""
          sizes="(min-width: 64rem) 100vw 56rem, (min-width: 40rem) 100vw 46rem, 100vw 22rem"
          className="closing-picture"
        />
      )}
      <div className="wrap closing-ground">
        <div className="rounded-control border border-line bg-card px-6 py-8 text-center text-ink shadow-above sm:px-12">
          {section.subtitle && <Eyebrow className="mb-4">{section.subtitle}</Eyebrow>}
          <h2>
            <Emphasis text={section.title ?? ''} />
          </h2>
          {section.body && (
            <RichText html={section.body} className="mx-auto mt-4 max-w-[38rem] text-ink-soft" />
          )}
          <div className="mt-6 flex flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
            <HeroButton cta={tourCta(section)} tour="default" />
            <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
          </div>
          <PhoneState className="mt-4 justify-center text-left" />
        </div>
      </div>
    </section>
  )
}

function GenericSection({ section }: { section: HomeSection }) {
  return (
    <section id={section.slug} className="section bg-ivory">
      <div className="wrap grid grid-cols-1 items-center gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {section.subtitle && <Eyebrow>{section.subtitle}</Eyebrow>}
          {section.title && (
            <h2 className="mt-4">
              <Emphasis text={section.title} />
            </h2>
          )}
          {section.body && <RichText html={section.body} className="mt-5" />}
          {section.ctaLabel && section.ctaUrl && (
            <SafeLink href={section.ctaUrl} className={`${buttonVariants({ variant: 'outline' })} mt-6`}>
              {section.ctaLabel}
            </SafeLink>
          )}
        </div>
        {section.image && (
          <div className="print">
            <Picture
              image={section.image}
              sizes="(min-width: 64rem) 28rem 4/3, 86vw 4/3"
              className="aspect-[4/3]"
            />
          </div>
        )}
      </div>
    </section>
  )
}
