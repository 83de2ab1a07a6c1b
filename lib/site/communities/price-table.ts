import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import {
  findPlans,
  findPriceChoices,
  findPricePage,
  type PricedPlan,
} from '@/lib/site/communities/find-plans'
import type { PriceFilter } from '@/lib/site/communities/price-filter'

const TAGS = ['communities', 'floor_plans', 'care_types', 'images']

export const getPricePage = atRequest(async (filter: PriceFilter) => {
  cached(...TAGS)
  return findPricePage(filter)
})

export const getPriceChoices = atRequest(async () => {
  cached(...TAGS)
  return findPriceChoices()
})

export const getPlansOf = atRequest(async (communityIds: string[]) => {
  cached(...TAGS)
  return findPlans({ communityId: { in: communityIds } })
})

export function plansByCommunity(plans: PricedPlan[]): [PricedPlan['community'], PricedPlan[]][] {
  const communities = new Map<string, [PricedPlan['community'], PricedPlan[]]>()
  for (const plan of plans) {
    const entry = communities.get(plan.community.id) ?? [plan.community, []]
    entry[1].push(plan)
    communities.set(plan.community.id, entry)
  }
  return [...communities.values()]
}
