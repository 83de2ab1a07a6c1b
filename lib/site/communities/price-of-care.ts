import { ANY_CARE } from '@/lib/site/communities/any-care'
import type { CommunityCard } from '@/lib/site/communities/communities'
import type { PricedPlan } from '@/lib/site/communities/find-plans'

/** A community on a page about one kind of care; without a plan of that care nothing is said of openings. */
export type CommunityOfCare = Omit<CommunityCard, 'openPlans'> & { openPlans: number | null }

type Plan = Pick<PricedPlan, 'price' | 'availability'> & { community: { id: string } }

/**
 * Communities with the lowest price and the openings of one kind of care, from its plans: on a page about memory care the
 * lowest price of the community, which is for independent living, would mislead.
 */
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

/** The plan with the lowest monthly rate, or null when none has one. */
export function cheapest<P extends Pick<PricedPlan, 'price'>>(plans: P[]): P | null {
  const priced = plans.filter(({ price }) => price?.amount != null)
  return priced.toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0] ?? null
}
