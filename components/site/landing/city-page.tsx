import type { Metadata } from 'next'
import { CareMeaning } from '@/components/site/landing/care-meaning'
import { CommunityIntroduction } from '@/components/site/landing/community-introduction'
import { LandingHero } from '@/components/site/landing/landing-hero'
import { landingParts } from '@/components/site/landing/landing-parts'
import {
  CityLinks,
  LandingPeople,
  LandingQuestions,
  LandingReviews,
} from '@/components/site/landing/landing-social-proof'
import { OtherCare } from '@/components/site/landing/other-care'
import { fromPrice, servingCopy } from '@/components/site/landing/place-copy'
import { PriceList } from '@/components/site/landing/price-list'
import { ShortAnswer } from '@/components/site/landing/short-answer'
import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { SectionChips } from '@/components/site/section-chips'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import {
  type CityPage as CityPageData,
  getCityPage,
  withPriceOfCare,
} from '@/lib/site/communities/care-place'
import { carePricingQuestions } from '@/lib/site/communities/care-pricing-question'
import { getCommunity } from '@/lib/site/communities/community'
import { placeAnswer } from '@/lib/site/communities/place-answer'
import { cheapest } from '@/lib/site/communities/prices'
import { getSocialProof } from '@/lib/site/communities/social-proof'
import { getPageHero } from '@/lib/site/content/page-sections'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { placesWithOwnData } from '@/lib/site/seo/place-gate'
import { isUniqueEnough } from '@/lib/site/seo/uniqueness'

/**
 * Metadata with the short canonical URL (reading 14). A page without data of its own is not indexed, and its
 * canonical address is the nearest community's; one that is too similar to others is not indexed either.
 */
export async function cityMetadata(careSlug: string, citySlug: string): Promise<Metadata> {
  const page = await getCityPage(careSlug, citySlug)
  if (!page) return {}
  const { care, city, communities } = page
  const path = `/${careSlug}/${citySlug}`
  const names = communities.map(({ name }) => name).join(', ')
  const isOwn = (await placesWithOwnData()).has(path.slice(1))
  const [nearest] = communities
  return pageMetadata({
    path,
    repeats: isOwn || !nearest ? undefined : `/communities/${nearest.slug}`,
    title: `${care.name} in ${city}`,
    indexed: isOwn && (await isUniqueEnough(path)),
    description: `${care.name} in ${city}. ${servingOf(page)} ${names}: prices with dates, people, reviews and answers.`,
  })
}

/** A care type in a city, made from records; staff may add a header and sections (features E2 and E4). */
export async function CityPage({ page }: { page: CityPageData }) {
  const { care, city, citySlug, communities, plans, otherCities } = page
  const [first] = communities
  const path = `/${care.slug}/${citySlug}`
  const [settings, socialProof, place, hero] = await Promise.all([
    getSiteSettings(),
    getSocialProof(
      communities.map(({ id }) => id),
      care.slug === ANY_CARE ? null : care.slug,
    ),
    placePicture(first?.slug),
    getPageHero(path),
  ])
  const now = new Date()
  const faqs = [...carePricingQuestions(care, plans), ...socialProof.faqs]
  const isAny = care.slug === ANY_CARE
  const offered = new Set(communities.flatMap(({ careTypes }) => careTypes.map(({ slug }) => slug)))
  const only = communities.length === 1 ? first : null
  return (
    <>
      <LandingHero
        crumbs={[{ label: 'Home', href: '/' }, { label: care.name, href: `/${care.slug}` }, { label: city }]}
        title={hero?.title || `${care.name} in *${city}*`}
        lead={hero?.subtitle || leadOf(page)}
        image={hero?.image ?? (only ? only.image : place) ?? first?.image ?? care.image}
        phone={phoneOf(only ?? null, settings)}
        ctaText={hero?.ctaText ?? null}
        ctaLink={hero?.ctaLink ?? null}
        community={only ?? null}
      />
      <SectionChips
        parts={landingParts({
          communities: communities.length > 1 ? communities : [],
          priced: plans,
          ...socialProof,
          faqs,
        })}
      />
      <ShortAnswer text={placeAnswer(page, now)} />
      {first && (
        <CommunityIntroduction
          slug={first.slug}
          eyebrow={first.citySlug === citySlug ? `In ${city}` : `Nearest to ${city}`}
          year={now.getUTCFullYear()}
        />
      )}
      {communities.length > 1 && (
        <CommunitiesPart
          communities={withPriceOfCare(communities, care)}
          title={`Communities that serve *${city}*`}
          ground="paper"
          now={now}
        />
      )}
      {isAny ? (
        <OtherCare within={{ slug: citySlug, name: city, care: offered }} />
      ) : (
        <CareMeaning care={care} />
      )}
      <PriceList plans={plans} title="What it costs" ground="paper" now={now} />
      <LandingReviews reviews={socialProof.reviews} />
      <LandingPeople people={socialProof.people} />
      <LandingQuestions faqs={faqs} place={city} />
      <EditedSections path={path} />
      <CityLinks title={`${care.name} elsewhere`} cities={otherCities} />
    </>
  )
}

/** Picture of a community's surroundings, because the communities' own pictures appear further down. */
async function placePicture(slug: string | undefined) {
  return slug ? ((await getCommunity(slug))?.contactImage ?? null) : null
}

function leadOf(page: CityPageData): string {
  const from = fromPrice(cheapest(page.plans), new Date())
  return from ? `${servingOf(page)} ${from}` : servingOf(page)
}

/** Without a price: search engines would cut off what belongs beside it. */
function servingOf({ communities, citySlug, city }: CityPageData): string {
  const inCity = communities.filter((community) => community.citySlug === citySlug).length
  return servingCopy(inCity, communities.length - inCity, city)
}
