import { ANY_CARE } from '@/lib/site/communities/any-care'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { type Apartments, isOpen, summarizeOpenings } from '@/lib/site/communities/openings'
import { byPrice, cheapest, type Price } from '@/lib/site/communities/prices'
import { isRespiteOpen, MONTH_NIGHTS, RESPITE } from '@/lib/site/communities/respite'

type Card = Pick<CommunityCard, 'plans' | 'price' | 'respite'>

type Offering = { plans: (Apartments & { price: Price | null })[]; price: Price | null }

type Offer = { price: Price | null; openings: string | null }

/**
 * The price and the openings that a card shows: those of an apartment that is open, or else the lowest price
 * of all. A price is never beside the openings of another apartment.
 */
export function offerOf({ plans, price }: Offering, now: Date): Offer {
  const open = plans.filter((plan) => isOpen(plan, now))
  const shown = open.length > 0 && cheapest(open) ? open : plans
  return { price: cheapest(shown)?.price ?? price, openings: summarizeOpenings(shown, now) }
}

/** A community with the plans and price of one kind of care only; a plan without one counts for each. */
export function ofCare<C extends Card>(community: C, care: string | null): C {
  if (!care || care === ANY_CARE) return community
  const plans = community.plans.filter((plan) => plan.care === null || plan.care === care)
  const respite = care === RESPITE ? community.respite : null
  return { ...community, plans, price: cheapest(plans)?.price ?? null, respite }
}

/** A community with only the plans in the limits; null when it has none. */
export function withinLimits<C extends Card>(
  community: C,
  { maxPrice, open }: { maxPrice: number | null; open: boolean },
  now: Date,
): C | null {
  if (maxPrice === null && !open) return community
  const fits = (amount: number | null | undefined) => maxPrice === null || (amount ?? Infinity) <= maxPrice
  const plans = community.plans.filter((plan) => fits(plan.price?.amount) && (!open || isOpen(plan, now)))
  if (plans.length > 0) return { ...community, plans, price: cheapest(plans)?.price ?? null }
  if (community.plans.length > 0) return null
  const { respite } = community
  if (respite) {
    return fits(respite.nightly * MONTH_NIGHTS) && (!open || isRespiteOpen(respite, now)) ? community : null
  }
  return !open && fits(community.price?.amount) ? community : null
}

/** Lowest price first; communities without one last, in their given order. */
export function inPriceOrder<C extends Card>(communities: C[]): C[] {
  const priced = byPrice(communities)
  return [...priced, ...communities.filter((community) => !priced.includes(community))]
}
