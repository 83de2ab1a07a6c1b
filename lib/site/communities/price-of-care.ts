import { ANY_CARE } from '@/lib/site/communities/any-care'
import type { CommunityCard } from '@/lib/site/communities/communities'
import type { PricedPlan } from '@/lib/site/communities/find-plans'

/** A community on a page about one kind of care; null openings mean it has no plan of that care. */
export type CommunityOfCare = Omit<CommunityCard, 'openPlans'> & { openPlans: number | null }

type Plan = Pick<PricedPlan, 'price' | 'availability'> & { community: { id: string } }

/** Shows the price of one kind of care, because the community's lowest may be for independent living. */
export function withPriceOfCare(
  communities: CommunityCard[],
  plans: Plan[],
  care: { slug: string } | null,
): CommunityOfCare[] {
  if (!care || care.slug === ANY_CARE) return communities
  return communities.map((community) => {
    const own = plans.filter((plan) => plan.community.id === community.id)
    const open = own.filter(({ availability }) => availability === 'available').length
    return { ...community, price: cheapest(own)?.price ?? null, openPlans: own.length > 0 ? open : null }
  })
}

/** The plan with the lowest monthly rate, or null when none has a price. */
export function cheapest<P extends Pick<PricedPlan, 'price'>>(plans: P[]): P | null {
  const priced = plans.filter(({ price }) => price?.amount != null)
  return priced.toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0] ?? null
}
