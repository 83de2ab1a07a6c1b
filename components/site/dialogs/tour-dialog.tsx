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

/** The tour dialog (specification section 2), or the form about a topic. The draft survives closing. */
export function TourDialog({ options, isOpen, onOpenChange, settings }: TourDialogProps) {
  const { topic } = options
  const subject = { source: topic?.source ?? ('tour' as const), ...options }
  return (
    <QueryClientProvider client={queryClient}>
      <LeadDialog
        key={subjectKey(subject)}
        subject={subject}
        title={topic?.heading ?? options.title ?? 'Schedule a Tour'}
        invitation={topic ? (topic.opening ?? '') : (options.description ?? INVITATION)}
        urgencyText={options.urgencyText}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        settings={settings}
      />
    </QueryClientProvider>
  )
}
