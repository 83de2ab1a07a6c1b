import { Hourglass, House, LayoutTemplate } from 'lucide-react'
import { Chip } from '@/components/ui/chip'

type Props = {
  communityName?: string | undefined
  floorPlanName?: string | undefined
  urgencyText?: string | undefined
}

/** Chips with community, floor plan and urgency. */
export function LeadSubjectChips({ communityName, floorPlanName, urgencyText }: Props) {
  if (!communityName && !floorPlanName && !urgencyText) return null
  return (
    <div className="mb-4 flex flex-wrap gap-x-2 gap-y-1.5">
      {communityName && (
        <Chip tone="sage">
          <House aria-hidden="true" />
          {communityName}
        </Chip>
      )}
      {floorPlanName && (
        <Chip tone="sage">
          <LayoutTemplate aria-hidden="true" />
          <span className="sr-only">Floor plan: </span>
          {floorPlanName}
        </Chip>
      )}
      {urgencyText && (
        <Chip tone="clay">
          <Hourglass aria-hidden="true" />
          {urgencyText}
        </Chip>
      )}
    </div>
  )
}
