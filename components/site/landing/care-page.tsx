import type { Metadata } from 'next'
import { JsonLd } from '@/components/site/json-ld'
import { CareMeaning } from '@/components/site/landing/care-meaning'
import { LandingHero } from '@/components/site/landing/landing-hero'
import { landingParts } from '@/components/site/landing/landing-parts'
import {
  CityLinks,
  LandingPeople,
  LandingQuestions,
  LandingReviews,
} from '@/components/site/landing/landing-social-proof'
import { OtherCare } from '@/components/site/landing/other-care'
import { fromPrice } from '@/components/site/landing/place-copy'
import { PriceList } from '@/components/site/landing/price-list'
import { ShortAnswer } from '@/components/site/landing/short-answer'
import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { SectionChips } from '@/components/site/section-chips'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import {
  type Care,
  citiesWith,
  getCommunitiesWith,
  getPlansFor,
  withPriceOfCare,
} from '@/lib/site/communities/care-place'
import { carePricingQuestions } from '@/lib/site/communities/care-pricing-question'
import { getRegion, inRegion } from '@/lib/site/communities/communities'
import { careAnswer } from '@/lib/site/communities/place-answer'
import { cheapest } from '@/lib/site/communities/prices'
import { getSocialProof } from '@/lib/site/communities/social-proof'
import { getPageHero } from '@/lib/site/content/page-sections'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { faqNode } from '@/lib/site/seo/schema-org/texts'

/** Limit of communities that the page shows and queries. */
const MAX_COMMUNITIES = 12

/** Metadata of a care type page; not indexed when no community offers it. */
export async function careMetadata(care: Care): Promise<Metadata> {
  const [communities, region] = await Promise.all([getCommunitiesWith(care), getRegion()])
  return pageMetadata({
    path: `/${care.slug}`,
    title: inRegion(care.name, region),
    description: `${care.name} in our communities: what it means, where it is, and what it costs, with dates.`,
    indexed: communities.length > 0,
  })
}

/** A care type across all communities: meaning, places, prices and reviews (feature E2). */
export async function CarePage({ care }: { care: Care }) {
  const [all, settings, hero, region] = await Promise.all([
    getCommunitiesWith(care),
    getSiteSettings(),
    getPageHero(`/${care.slug}`),
    getRegion(),
  ])
  const communities = all.slice(0, MAX_COMMUNITIES)
  const [plans, socialProof] = await Promise.all([
    getPlansFor(communities, care),
    getSocialProof(
      communities.map(({ id }) => id),
      care.slug === ANY_CARE ? null : care.slug,
    ),
  ])
  const now = new Date()
  const faqs = [...carePricingQuestions(care, plans), ...socialProof.faqs]
  const name = care.name.toLowerCase()
  return (
    <>
      <LandingHero
        crumbs={[{ label: 'Home', href: '/' }, { label: care.name }]}
        title={hero?.title || inRegion(care.name, region && `*${region}*`)}
        lead={hero?.subtitle || leadOf(all.length, fromPrice(cheapest(plans), now))}
        image={hero?.image ?? care.image}
        phone={phoneOf(null, settings)}
        ctaText={hero?.ctaText ?? null}
        ctaLink={hero?.ctaLink ?? null}
      />
      <SectionChips parts={landingParts({ communities, priced: plans, ...socialProof, faqs })} />
      {communities.length > 0 && <ShortAnswer text={careAnswer({ care, communities, plans }, now)} />}
      {care.description ? <CareMeaning care={care} withPicture={false} /> : <OtherCare />}
      <CommunitiesPart
        communities={withPriceOfCare(communities, care)}
        title={`Communities with *${name}*`}
        ground="paper"
        now={now}
      />
      <PriceList plans={plans} title={`What ${name} costs`} ground="ivory" now={now} />
      <LandingPeople people={socialProof.people} />
      <LandingReviews reviews={socialProof.reviews} />
      <LandingQuestions faqs={faqs} place={name} />
      {/* The communities' own questions are marked up on their pages. */}
      <JsonLd nodes={[faqNode(carePricingQuestions(care, plans))]} />
      <EditedSections path={`/${care.slug}`} />
      <CityLinks title={`${care.name} by city`} cities={citiesWith(care, all)} />
    </>
  )
}

function leadOf(communities: number, from: string | null): string {
  const where = communities === 1 ? 'In one of our communities.' : `In ${communities} of our communities.`
  return from ? `${where} ${from}` : where
}
