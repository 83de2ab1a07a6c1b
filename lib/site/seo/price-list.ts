import 'server-only'
import { siteUrl } from '@/lib/platform/site'
import { findPlans, type PricedPlan } from '@/lib/site/communities/find-plans'
import { isOpen, nextOpenings } from '@/lib/site/communities/openings'
import { publicPrice } from '@/lib/site/communities/public-price'

/** Every plan with its price as the pages show it, from the same rows. */
export async function priceList(now: Date) {
  const plans = await findPlans({})
  return plans.map((plan) => lineOf(plan, now))
}

function lineOf(plan: PricedPlan, now: Date) {
  const { name, careType, community, price, freeNow } = plan
  return {
    community: community.name,
    city: community.city,
    url: siteUrl(`/communities/${community.slug}`),
    plan: name,
    care: careType?.name ?? null,
    currency: 'USD',
    price: publicPrice(price),
    isOpen: isOpen(plan, now),
    freeNow,
    nextOpenings: nextOpenings(plan, now).map((day) => day.toISOString().slice(0, 10)),
  }
}
