import { Hourglass, LayoutTemplate } from 'lucide-react'
import { Chip } from '@/components/ui/chip'

type Props = { floorPlanName?: string | undefined; urgencyText?: string | undefined }

/** The floor plan that was chosen, and the fact that presses. */
export function LeadSubjectChips({ floorPlanName, urgencyText }: Props) {
  if (!floorPlanName && !urgencyText) return null
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      {floorPlanName && (
        <Chip tone="sage">
          <LayoutTemplate aria-hidden="true" />
          Floor plan: {floorPlanName}
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
