import { TourLink } from '@/components/site/tour-link'
import type { PricedPlan } from '@/lib/communities/find-plans'

/** The way to a tour of one plan, where plans of several communities stand together: its hidden words name both. */
export function PlanTourLink({ plan, className }: { plan: PricedPlan; className: 'flex' | 'inline-flex' }) {
  const { community } = plan
  return (
    <TourLink
      communityId={community.id}
      communityName={community.name}
      floorPlanId={plan.id}
      floorPlanName={plan.name}
      className={`${className} min-h-11 items-center text-link`}
    >
      See it on a tour
      <span className="sr-only">
        : {plan.name}, {community.name}
      </span>
    </TourLink>
  )
}
