import { TourLink } from '@/components/site/tour-link'
import { availabilityWords } from '@/lib/site/communities/availability-words'
import type { PricedPlan } from '@/lib/site/communities/find-plans'

/** The way to a tour of one plan, where plans of several communities stand together: its hidden words name both. */
export function PlanTourLink({ plan, now }: { plan: PricedPlan; now: Date }) {
  const { community } = plan
  return (
    <TourLink
      communityId={community.id}
      communityName={community.name}
      floorPlanId={plan.id}
      floorPlanName={plan.name}
      urgencyText={availabilityWords(plan, now).words}
      className="inline-flex min-h-11 items-center text-link"
    >
      See it on a tour
      <span className="sr-only">
        : {plan.name}, {community.name}
      </span>
    </TourLink>
  )
}
