import type { PricedPlan } from '@/lib/site/communities/find-plans'

export function plansByCommunity(plans: PricedPlan[]): [PricedPlan['community'], PricedPlan[]][] {
  const communities = new Map<string, [PricedPlan['community'], PricedPlan[]]>()
  for (const plan of plans) {
    const entry = communities.get(plan.community.id) ?? [plan.community, []]
    entry[1].push(plan)
    communities.set(plan.community.id, entry)
  }
  return [...communities.values()]
}
