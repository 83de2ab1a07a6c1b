'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { LeadDialog } from '@/components/site/dialogs/lead-dialog'
import { type LeadFormSettings, subjectKey } from '@/components/site/lead-form/lead-form-settings'
import { queryClient } from '@/lib/browser/query-client'
import type { TourRequestOptions } from '@/lib/browser/schedule-tour'

export type TourDialogProps = {
  options: TourRequestOptions
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  settings: LeadFormSettings
}

const INVITATION =
  'Start with a name and a number. Then tell us your preferred date and time, or choose them with us when we call.'

/** The schedule-a-tour dialog (specification section 2). The draft survives closing. */
export function TourDialog({ options, isOpen, onOpenChange, settings }: TourDialogProps) {
  const subject = { source: 'tour' as const, ...options }
  return (
    <QueryClientProvider client={queryClient}>
      <LeadDialog
        key={subjectKey(subject)}
        subject={subject}
        title={options.title ?? 'Schedule a Tour'}
        invitation={options.description ?? INVITATION}
        urgencyText={options.urgencyText}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        settings={settings}
      />
    </QueryClientProvider>
  )
}
