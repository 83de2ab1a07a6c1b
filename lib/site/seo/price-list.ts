import 'server-only'
import { siteUrl } from '@/lib/platform/site'
import { findPlans, type PricedPlan } from '@/lib/site/communities/find-plans'
import { isOpen } from '@/lib/site/communities/price-filter'

/** Every plan with its price as the pages show it, from the same rows. */
export async function priceList() {
  const plans = await findPlans({})
  return plans.map(lineOf)
}

export type PriceLine = ReturnType<typeof lineOf>

function lineOf({ name, careType, community, price, availability, availableFrom }: PricedPlan) {
  return {
    community: community.name,
    city: community.city,
    url: siteUrl(`/communities/${community.slug}`),
    plan: name,
    care: careType?.name ?? null,
    /** Of the rent alone where care is charged by level, as on the page. */
    fromPerMonth: price?.amount ?? null,
    currency: 'USD',
    asOf: price?.asOf?.toISOString().slice(0, 10) ?? null,
    isOpen: isOpen(availability),
    availableFrom: availableFrom?.toISOString().slice(0, 10) ?? null,
  }
}
