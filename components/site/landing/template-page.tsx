import type { Metadata } from 'next'
import { JsonLd } from '@/components/site/json-ld'
import { CareMeaning } from '@/components/site/landing/care-meaning'
import { CommunityIntroduction } from '@/components/site/landing/community-introduction'
import { LandingHero } from '@/components/site/landing/landing-hero'
import { landingParts } from '@/components/site/landing/landing-parts'
import {
  CityLinks,
  LandingGallery,
  LandingPeople,
  LandingQuestions,
  LandingReviews,
} from '@/components/site/landing/landing-social-proof'
import { PriceList, PriceNote } from '@/components/site/landing/price-list'
import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import { PlanGalleryPart } from '@/components/site/page-sections/plan-gallery-part'
import { SectionList } from '@/components/site/page-sections/section-list'
import { TableText } from '@/components/site/page-sections/table-text'
import { SectionChips } from '@/components/site/section-chips'
import { getPlansFor, withPriceOfCare } from '@/lib/site/communities/care-place'
import { carePricingQuestions } from '@/lib/site/communities/care-pricing-question'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getSocialProof } from '@/lib/site/communities/social-proof'
import { firstSentence } from '@/lib/site/content/first-sentence'
import { getLandingSections, questionsIn } from '@/lib/site/content/page-sections'
import { isRecordKind } from '@/lib/site/content/record-kinds'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { isOn } from '@/lib/site/landing-pages/composition'
import { CUSTOM_SCRIPTS_MARK } from '@/lib/site/landing-pages/custom-script'
import { getCustomScripts } from '@/lib/site/landing-pages/custom-scripts'
import { cityLinksOf, communitiesOf } from '@/lib/site/landing-pages/landing-communities'
import type { LandingPage } from '@/lib/site/landing-pages/landing-page'
import { sealScripts } from '@/lib/site/landing-pages/seal-scripts'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { hasOwnCopy } from '@/lib/site/seo/own-copy'
import { faqNode } from '@/lib/site/seo/schema-org/texts'
import { writtenNodes } from '@/lib/site/seo/schema-org/written-schema'
import { isUniqueEnough } from '@/lib/site/seo/uniqueness'

/** Landing page metadata; without its own text, or too similar to another page, it is not indexed. */
export async function templateMetadata(page: LandingPage): Promise<Metadata> {
  const path = `/${page.slug}`
  const [sections, isDifferent] = await Promise.all([getLandingSections(page.id), isUniqueEnough(path)])
  return pageMetadata({
    path,
    title: page.title,
    description: [
      page.metaDescription,
      page.subheadline,
      page.heroSubtitle,
      firstSentence(page.customContent ?? ''),
    ],
    indexed:
      isDifferent &&
      (hasOwnCopy('landing_page_templates', page) ||
        sections.some(({ sectionType }) => !isRecordKind(sectionType))),
  })
}

/** A landing page of any type: its own text first, then the sections that its flags enable (E1). */
export async function TemplatePage({ page }: { page: LandingPage }) {
  const [all, settings, own] = await Promise.all([
    getCommunityCards(),
    getSiteSettings(),
    getLandingSections(page.id),
  ])
  // A switch that is off hides a section of its kind wherever somebody placed it.
  const sections = own.filter(({ sectionType }) => isOn(page, sectionType))
  const placed = new Set(sections.map(({ sectionType }) => sectionType))
  const communities = communitiesOf(page, all)
  const care = page.careType?.active ? page.careType : null
  const [socialProof, plans] = await Promise.all([
    getSocialProof(
      communities.map(({ id }) => id),
      care?.slug ?? null,
    ),
    getPlansFor(communities, care),
  ])
  const only = communities.length === 1 ? (communities[0] ?? null) : null
  const image = page.heroImage ?? only?.image ?? care?.image ?? null
  const phone = phoneOf(only, settings)
  const now = new Date()
  const faqs = [...(care && page.showPricing ? carePricingQuestions(care, plans) : []), ...socialProof.faqs]
  // Manually written schema replaces the generated one.
  const nodes = writtenNodes(page.schemaOrgJson)
  // The drawings carry the same plans with their prices, so one of the two lists is enough.
  const showsPriceList = page.showPricing && !page.showFloorPlans && !placed.has('prices')
  const showsCommunities =
    page.templateType !== 'general' && (!page.community || communities.length > 1) && !placed.has('places')
  const showsPlans = page.showFloorPlans && !placed.has('plans')
  const showsReviews = page.showTestimonials && !placed.has('reviews')
  const showsPeople = page.showTeamMembers && !placed.has('team')
  const showsQuestions = page.showFaqs && !placed.has('questions')
  const taken = [image, care?.image, ...communities.map((community) => community.image)].map(
    (shown) => shown?.url,
  )
  return (
    <>
      <LandingHero
        crumbs={[{ label: 'Home', href: '/' }, { label: withoutStars(page.h1Headline || page.title) }]}
        title={page.heroTitle || page.h1Headline || page.title}
        lead={page.heroSubtitle || page.subheadline}
        image={image}
        phone={phone}
        ctaText={page.heroCtaText}
        ctaLink={page.heroCtaLink}
        community={only}
        landingPageTemplateId={page.id}
        videoUrl={page.heroVideoUrl}
      />
      <SectionChips
        parts={landingParts({
          communities: showsCommunities ? communities : [],
          priced: showsPriceList ? plans : [],
          drawn: showsPlans ? plans : [],
          reviews: showsReviews ? socialProof.reviews : [],
          people: showsPeople ? socialProof.people : [],
          faqs: showsQuestions ? faqs : [],
        })}
      />
      <OwnCopy page={page} />
      {only && page.templateType === 'community' && (
        <CommunityIntroduction slug={only.slug} eyebrow="The community" year={now.getUTCFullYear()} />
      )}
      {care && CARE_FIRST.has(page.templateType) && (
        <CareMeaning
          care={{ ...care, description: care.description }}
          withPicture={care.image?.url !== image?.url}
        />
      )}
      {page.showGallery && !placed.has('gallery') && (
        <LandingGallery pictures={socialProof.pictures} taken={taken} />
      )}
      {showsCommunities && (
        <CommunitiesPart
          communities={withPriceOfCare(communities, care)}
          title="Location"
          ground="paper"
          now={now}
        />
      )}
      <SectionList
        sections={sections}
        phone={phone}
        heroImage={image}
        scope={{ communities, care, taken, videoUrl: page.testimonialVideoUrl }}
      />
      {showsPriceList && (
        <PriceList
          plans={plans}
          title="What it costs"
          ground={showsCommunities ? 'ivory' : 'paper'}
          now={now}
        />
      )}
      {showsPlans && (
        <PlanGalleryPart
          plans={plans}
          title={page.showPricing ? 'Floor plans and prices' : 'Floor plans'}
          ground={showsCommunities ? 'ivory' : 'paper'}
          now={now}
        >
          {page.showPricing && <PriceNote plans={plans} />}
        </PlanGalleryPart>
      )}
      {showsPeople && <LandingPeople people={socialProof.people} />}
      {showsReviews && <LandingReviews reviews={socialProof.reviews} videoUrl={page.testimonialVideoUrl} />}
      {showsQuestions && <LandingQuestions faqs={faqs} place={only?.name ?? 'our communities'} />}
      <CityLinks title="More, by city" cities={cityLinksOf(page, communities)} />
      <JsonLd nodes={nodes.length > 0 ? nodes : [faqNode(questionsIn(sections))]} />
      <CustomScripts slug={page.slug} />
    </>
  )
}

/** Types that explain the care type before any community. */
const CARE_FIRST: ReadonlySet<string> = new Set(['care-type-specific', 'hybrid'])

function OwnCopy({ page }: { page: LandingPage }) {
  const line = page.heroSubtitle ? page.subheadline : null
  if (!page.customContent && !line) return null
  return (
    <section className="section bg-ivory">
      <div
        className={`wrap ${line ? 'grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16' : 'max-w-[52rem]'}`}
      >
        {line && <p className="type-panel text-copper lg:sticky lg:top-28 lg:self-start">{line}</p>}
        {page.customContent && (
          <TableText
            html={page.customContent}
            className="[&>h2:first-child]:mt-0 [&>h2]:text-[1.9rem] [&>ol]:mt-5 [&>ul]:mt-5"
          />
        )}
      </div>
    </section>
  )
}

function withoutStars(text: string): string {
  return text.replaceAll('*', '')
}

/** Custom scripts of a landing page as inert text (decision 070); null when none may run. */
async function CustomScripts({ slug }: { slug: string }) {
  const scripts = await getCustomScripts(slug)
  if (scripts.length === 0) return null
  const { text, seal } = sealScripts({ path: `/${slug}`, scripts })
  const mark = { [CUSTOM_SCRIPTS_MARK]: seal }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without HTML special characters
  return <template {...mark} dangerouslySetInnerHTML={{ __html: text }} />
}
