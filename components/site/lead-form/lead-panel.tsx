'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LeadFormBody } from '@/components/site/lead-form/lead-form-body'
import type { PlainFormState } from '@/components/site/lead-form/lead-form-island'
import type { LeadFormSettings, LeadSubject } from '@/components/site/lead-form/lead-form-settings'
import { LeadSuccess, SUCCESS_TITLE } from '@/components/site/lead-form/lead-success'
import { useLeadForm } from '@/components/site/lead-form/use-lead-form'
import { phoneOf, useCommunity } from '@/lib/browser/community'
import { readDraft, saveDraft } from '@/lib/browser/lead-draft'
import { queryClient } from '@/lib/browser/query-client'
import { useSiteSettings } from '@/lib/browser/site-settings'

export type LeadPanelProps = { subject: LeadSubject; settings: LeadFormSettings; taken: PlainFormState }

export function LeadPanel(props: LeadPanelProps) {
  mergeIntoDraft(props.taken)
  return (
    <QueryClientProvider client={queryClient}>
      <Panel {...props} />
    </QueryClientProvider>
  )
}

/** Runs before the form reads the draft: values typed into the plain form are newer. */
function mergeIntoDraft({ values }: PlainFormState): void {
  const draft = readDraft()
  saveDraft({ name: draft.name || values.name || '', phone: draft.phone || values.phone || '' })
}

function Panel({ subject, settings, taken }: LeadPanelProps) {
  const { companyPhoneDisplay, companyPhoneDial } = useSiteSettings(settings.contact)
  const community = useCommunity(subject.communityId)
  const phone = phoneOf(community, { display: companyPhoneDisplay, dial: companyPhoneDial })
  const lead = useLeadForm({ subject, settings, phone, place: 'page', onLeave: () => {} })
  const { next, note } = lead

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the plain form's place
  useEffect(() => {
    note('opened')
    if (taken.pressed) void next()
  }, [])

  if (lead.sending.state === 'sent') return <LeadSuccess lead={lead} heading={<SuccessHeading />} />
  return <LeadFormBody lead={lead} />
}

function SuccessHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="type-panel">
      {SUCCESS_TITLE}
    </h3>
  )
}
