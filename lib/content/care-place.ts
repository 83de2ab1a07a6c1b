import 'server-only'
import { getCareTypes } from '@/lib/content/care-types'
import { type CommunityCard, getCommunityCards } from '@/lib/content/communities'
import { citiesOf } from '@/lib/content/community-facets'
import { getPriceTable, type PricedPlan } from '@/lib/content/price-table'
import { ANY_CARE } from '@/lib/seo/fixed-routes'

type CareType = Awaited<ReturnType<typeof getCareTypes>>[number]

/** A kind of care as a page speaks of it; senior living means any. */
export type Care = Pick<CareType, 'slug' | 'name' | 'description' | 'image'>

/** The active care type at a top-level address, 'senior-living' for all of them, or null. */
export async function getCare(slug: string): Promise<Care | null> {
  const careTypes = await getCareTypes()
  if (slug !== ANY_CARE) return careTypes.find((care) => care.slug === slug) ?? null
  const image = careTypes.find((care) => care.image)?.image ?? null
  return { slug: ANY_CARE, name: 'Senior living', description: null, image }
}

/** Houses that offer a kind of care, in their order. */
export async function getHousesWith(care: Care): Promise<CommunityCard[]> {
  const houses = await getCommunityCards()
  if (care.slug === ANY_CARE) return houses
  return houses.filter(({ careTypes }) => careTypes.some(({ slug }) => slug === care.slug))
}

/** Cities in which a house with this care stands or which one serves: each has a page. */
export function citiesWith(care: Care, houses: CommunityCard[]) {
  return citiesOf(houses).map(({ slug, name }) => ({ href: `/${care.slug}/${slug}`, label: name }))
}

/**
 * What the page of a kind of care in a city is made of, houses of the city itself first, or null when no house with
 * that care serves the city (decision 14).
 */
export async function getCityPage(careSlug: string, citySlug: string) {
  const care = await getCare(careSlug)
  if (!care) return null
  const offering = await getHousesWith(care)
  const serving = offering.filter(
    (house) => house.citySlug === citySlug || house.servesCities.includes(citySlug),
  )
  if (serving.length === 0) return null
  const city = citiesOf(serving).find(({ slug }) => slug === citySlug)?.name ?? citySlug
  const houses = serving.toSorted((a, b) => Number(b.citySlug === citySlug) - Number(a.citySlug === citySlug))
  return {
    care,
    city,
    citySlug,
    houses,
    plans: await getPlansFor(houses, care),
    otherCities: citiesWith(care, offering),
  }
}

export type CityPage = NonNullable<Awaited<ReturnType<typeof getCityPage>>>

/** The plans of some houses, of one kind of care when it is named. */
export async function getPlansFor(
  houses: { id: string }[],
  care: { slug: string } | null,
): Promise<PricedPlan[]> {
  const ids = new Set(houses.map(({ id }) => id))
  return (await getPriceTable()).filter(
    ({ community, careType }) =>
      ids.has(community.id) &&
      (!care || care.slug === ANY_CARE || careType === null || careType.slug === care.slug),
  )
}

/** The plan with the lowest monthly rate, or null when none has one. */
export function cheapest(plans: PricedPlan[]): PricedPlan | null {
  const priced = plans.filter(({ price }) => price?.amount != null)
  return priced.toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0] ?? null
}
