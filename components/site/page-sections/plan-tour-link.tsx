import { TourLink } from '@/components/site/tour-link'
import type { PricedPlan } from '@/lib/site/communities/find-plans'
import { describeOpenings } from '@/lib/site/communities/openings'

/** Tour link of a plan in a list across communities: its screen-reader text names both. */
export function PlanTourLink({ plan, now }: { plan: PricedPlan; now: Date }) {
  const { community } = plan
  return (
    <TourLink
      communityId={community.id}
      communityName={community.name}
      floorPlanId={plan.id}
      floorPlanName={plan.name}
      urgencyText={describeOpenings(plan, now)}
      className="inline-flex min-h-11 items-center text-link"
    >
      See it on a tour
      <span className="sr-only">
        : {plan.name}, {community.name}
      </span>
    </TourLink>
  )
}
