import 'server-only'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { getCareTypes } from '@/lib/site/communities/care-types'
import { type CommunityCard, getCardsOf, getCommunityCards } from '@/lib/site/communities/communities'
import { citiesOf } from '@/lib/site/communities/community-facets'
import { getPlansOf, type PricedPlan } from '@/lib/site/communities/find-plans'
import { ofCare } from '@/lib/site/communities/offer'
import { getServedCities } from '@/lib/site/communities/served-cities'

type CareType = Awaited<ReturnType<typeof getCareTypes>>[number]

export type Care = Pick<CareType, 'slug' | 'name' | 'description' | 'image' | 'carePricing'>

/** The active care type of a slug, a generic one for 'senior-living', or null. */
export async function getCare(slug: string): Promise<Care | null> {
  const careTypes = await getCareTypes()
  if (slug !== ANY_CARE) return careTypes.find((care) => care.slug === slug) ?? null
  const image = careTypes.find((care) => care.image)?.image ?? null
  return { slug: ANY_CARE, name: 'Senior living', description: null, image, carePricing: null }
}

export async function getCommunitiesWith(care: { slug: string }): Promise<CommunityCard[]> {
  const communities = await getCommunityCards()
  if (care.slug === ANY_CARE) return communities
  return communities.filter(({ careTypes }) => careTypes.some(({ slug }) => slug === care.slug))
}

const MAX_CITIES = 24

/** Links to the cities that follow `here` alphabetically, wrapping around, so every city page gets links. */
function otherCityLinks(care: Care, cities: { slug: string; name: string }[], here?: string) {
  const at = cities.findIndex(({ slug }) => slug === here)
  const others = [...cities.slice(at + 1), ...cities.slice(0, Math.max(at, 0))]
  return others
    .slice(0, MAX_CITIES)
    .map(({ slug, name }) => ({ href: `/${care.slug}/${slug}`, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

export function citiesWith(care: Care, communities: CommunityCard[]) {
  return otherCityLinks(care, citiesOf(communities))
}

/** Data of a care-in-city page; null when no community with that care serves the city (reading 14). */
export async function getCityPage(careSlug: string, citySlug: string) {
  const care = await getCare(careSlug)
  if (!care) return null
  const offering = (await getServedCities()).filter(
    ({ careSlugs }) => care.slug === ANY_CARE || careSlugs.includes(care.slug),
  )
  const serving = offering.filter(
    (community) => community.citySlug === citySlug || community.servesCities.includes(citySlug),
  )
  if (serving.length === 0) return null
  const ids = serving.map(({ id }) => id)
  const [cards, plans] = await Promise.all([getCardsOf(ids), getPlansOf(ids)])
  const communities = cards.toSorted(
    (a, b) => Number(b.citySlug === citySlug) - Number(a.citySlug === citySlug),
  )
  const cities = citiesOf(offering)
  return {
    care,
    city: cities.find(({ slug }) => slug === citySlug)?.name ?? citySlug,
    citySlug,
    communities,
    plans: plans.filter((plan) => isOf(care, plan)),
    otherCities: otherCityLinks(care, cities, citySlug),
  }
}

export type CityPage = NonNullable<Awaited<ReturnType<typeof getCityPage>>>

/** Communities with the price and openings of one kind of care: the lowest of all may be for another. */
export function withPriceOfCare(
  communities: CommunityCard[],
  care: { slug: string } | null,
): CommunityCard[] {
  return communities.map((community) => ofCare(community, care?.slug ?? null))
}

/** Plans of the given communities, filtered by care when given. */
export async function getPlansFor(
  communities: { id: string }[],
  care: { slug: string } | null,
): Promise<PricedPlan[]> {
  const plans = await getPlansOf(communities.map(({ id }) => id))
  return plans.filter((plan) => !care || isOf(care, plan))
}

function isOf(care: { slug: string }, { careType }: PricedPlan): boolean {
  return care.slug === ANY_CARE || careType === null || careType.slug === care.slug
}
