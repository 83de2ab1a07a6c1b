'use client'

import { Hourglass, LayoutTemplate } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Chip } from '@/components/ui/chip'

/** What stands below the title: the invitation at first, thanks by name in step 2, nothing once sending failed. */
export function useLeadIntro(lead: LeadForm, invitation: string): string {
  const name = useWatch({ control: lead.form.control, name: 'name' })
  const { state } = lead.sending
  if (state === 'failed' || state === 'retrying') return ''
  if (lead.step === 1) return invitation
  const [firstName] = name.trim().split(/\s+/)
  return `Thank you, ${firstName}. A few more things, if you like. All of them are optional.`
}

/** The floor plan that was chosen, and the fact that presses. */
export function LeadSubjectChips({
  floorPlanName,
  urgencyText,
}: {
  floorPlanName?: string | undefined
  urgencyText?: string | undefined
}) {
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
