import { Hourglass, House, LayoutTemplate, MessageCircle } from 'lucide-react'
import { Chip } from '@/components/ui/chip'

type Props = {
  topic?: string | null | undefined
  communityName?: string | undefined
  floorPlanName?: string | undefined
  urgencyText?: string | undefined
}

/** Chips with topic, community, floor plan and urgency. */
export function LeadSubjectChips({ topic, communityName, floorPlanName, urgencyText }: Props) {
  if (!topic && !communityName && !floorPlanName && !urgencyText) return null
  return (
    <div className="mb-4 flex flex-wrap gap-x-2 gap-y-1.5">
      {topic && (
        <Chip tone="sky">
          <MessageCircle aria-hidden="true" />
          {topic}
        </Chip>
      )}
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
