import { ANY_CARE } from '@/lib/site/communities/any-care'
import type { CityPage } from '@/lib/site/communities/care-place'
import { carePricingOfCare } from '@/lib/site/communities/care-pricing-question'
import type { PricedPlan } from '@/lib/site/communities/find-plans'
import { freeNowOf, isOpen, nextOpenings } from '@/lib/site/communities/openings'
import { pricePhrase } from '@/lib/site/communities/price-copy'
import { byPrice } from '@/lib/site/communities/prices'
import { formatAsOf } from '@/lib/site/content/format'

type Place = Pick<CityPage, 'care' | 'city' | 'citySlug' | 'communities' | 'plans'>

/** Answers "this care in this city?" from records alone, which makes city pages unique (feature E2). */
export function placeAnswer(place: Place, now: Date): string {
  return [
    where(place),
    prices(place, now),
    carePricingOfCare(place.care, place.plans),
    openings(place, now),
    otherCare(place),
    call(place),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

/** Short answer for a kind of care across all communities. */
export function careAnswer(place: Pick<Place, 'care' | 'communities' | 'plans'>, now: Date): string {
  const { care, communities } = place
  const names = communities.map(({ name, city }) => (city ? `${name} in ${city}` : name))
  const cities = new Set(communities.map(({ city }) => city)).size
  const start = `${care.name} is offered at ${listed(names)}`
  const where = cities === 1 ? 'one city' : `${cities} cities`
  const found = names.length === 1 ? `${start}.` : `${start}: ${names.length} communities in ${where}.`
  return [found, prices(place, now), carePricingOfCare(care, place.plans), openings(place, now)]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

function where({ care, city, citySlug, communities }: Place): string {
  const here = communities.filter((community) => community.citySlug === citySlug).map(({ name }) => name)
  const nearby = communities
    .filter((community) => community.citySlug !== citySlug)
    .map((community) => (community.city ? `${community.name} in ${community.city}` : community.name))
  if (here.length === 0) {
    const verb = nearby.length === 1 ? 'the community that serves it is' : 'the communities that serve it are'
    return `We have no community in ${city} itself; for ${care.name.toLowerCase()} ${verb} ${listed(nearby)}.`
  }
  const near = nearby.length > 0 ? `, and ${listed(nearby)} nearby` : ''
  return `${care.name} in ${city} is at ${listed(here)}${near}.`
}

function prices(
  { care, plans, communities }: Pick<Place, 'care' | 'communities' | 'plans'>,
  now: Date,
): string | null {
  const priced = byPrice(plans)
  const [least] = priced
  const most = priced.at(-1)
  if (!least || !most) return null
  const single = communities.length === 1
  if (priced.length === 1) return `There is one floor plan for it: ${planCopy(least, single, now)}.`
  const count = care.slug === ANY_CARE ? `${priced.length} plans` : `${priced.length} plans for it`
  return `${single ? 'Its' : 'Their'} ${count} run from ${planCopy(least, single, now)} to ${planCopy(most, single, now)}.`
}

function planCopy(plan: PricedPlan, isOnlyCommunity: boolean, now: Date): string {
  const { name, squareFeet, price, community } = plan
  const where = isOnlyCommunity ? '' : ` at ${community.name}`
  const size = squareFeet ? `${squareFeet.toLocaleString('en-US')} square feet, ` : ''
  return `${name}${where} (${size}${price ? pricePhrase(price, now) : ''})`
}

const MAX_NAMED = 3

function openings({ plans, communities }: Pick<Place, 'communities' | 'plans'>, now: Date): string | null {
  if (plans.length === 0) return null
  const open = plans.filter((plan) => isOpen(plan, now))
  if (open.length === 0) {
    return `${plans.length === 1 ? 'It is not' : 'None of them is'} available right now, so ask about the waiting list.`
  }
  const names = open.slice(0, MAX_NAMED).map((plan) => {
    const where = communities.length === 1 ? '' : ` at ${plan.community.name}`
    const [next] = freeNowOf(plan, now) > 0 ? [] : nextOpenings(plan, now)
    return `${plan.name}${where}${next ? ` (from ${formatAsOf(next, now)})` : ''}`
  })
  const more = open.length > MAX_NAMED ? `, among ${open.length} available plans` : ''
  return `You could move into ${listed(names, 'or')}${more}.`
}

function otherCare({ care, communities }: Place): string | null {
  const [community] = communities
  if (!community || care.slug === ANY_CARE) return null
  const others = community.careTypes
    .filter(({ slug }) => slug !== care.slug)
    .map(({ name }) => name.toLowerCase())
  return others.length > 0 ? `Should needs change, ${community.name} also has ${listed(others)}.` : null
}

function call({ city, communities }: Place): string | null {
  const community = communities.find(({ phoneDisplay }) => phoneDisplay)
  return community ? `For a visit from ${city}, call ${community.name} at ${community.phoneDisplay}.` : null
}

function listed(words: string[], join = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${join} ${words.at(-1)}`
}
