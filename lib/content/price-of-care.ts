import type { CommunityCard } from '@/lib/content/communities'
import type { PricedPlan } from '@/lib/content/find-plans'
import { ANY_CARE } from '@/lib/seo/fixed-routes'

/** A house on a page about one kind of care; without a plan of that care nothing is said of openings. */
export type HouseOfCare = Omit<CommunityCard, 'openPlans'> & { openPlans: number | null }

type Plan = Pick<PricedPlan, 'price' | 'availability'> & { community: { id: string } }

/**
 * Houses with the lowest price and the openings of one kind of care, from its plans: on a page about memory care the
 * lowest price of the house, which is for independent living, would mislead.
 */
export function withPriceOfCare(
  houses: CommunityCard[],
  plans: Plan[],
  care: { slug: string } | null,
): HouseOfCare[] {
  if (!care || care.slug === ANY_CARE) return houses
  return houses.map((house) => {
    const own = plans.filter(({ community }) => community.id === house.id)
    const open = own.filter(({ availability }) => availability === 'available').length
    return { ...house, price: cheapest(own)?.price ?? null, openPlans: own.length > 0 ? open : null }
  })
}

/** The plan with the lowest monthly rate, or null when none has one. */
export function cheapest<P extends Pick<PricedPlan, 'price'>>(plans: P[]): P | null {
  const priced = plans.filter(({ price }) => price?.amount != null)
  return priced.toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0] ?? null
}
