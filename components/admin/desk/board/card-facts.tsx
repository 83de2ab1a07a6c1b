import { AttemptLine } from '@/components/admin/desk/tour-requests/attempt-line'
import { CallClock } from '@/components/admin/desk/tour-requests/call-clock'
import { ClaimLine } from '@/components/admin/desk/tour-requests/claim-line'
import { ContactEndedMark } from '@/components/admin/desk/tour-requests/contact-ended-mark'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { NextStepLine } from '@/components/admin/desk/tour-requests/next-step-line'
import { OwnerLine } from '@/components/admin/desk/tour-requests/owner-line'
import { TagLine } from '@/components/admin/desk/tour-requests/tag-line'
import { UnfinishedMark } from '@/components/admin/desk/tour-requests/unfinished-mark'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'

/** Community, clock or next step, owner and tags. */
export function CardFacts({ lead }: { lead: LeadJson }) {
  return (
    <>
      <span className="mt-0.5 block text-dense text-ink-soft">{lead.community?.name ?? 'Any community'}</span>
      {lead.source === unfinishedForm.key && <UnfinishedMark />}
      {lead.contactEndedAt && (
        <span className="mt-1 block">
          <ContactEndedMark />
        </span>
      )}
      {!lead.firstAttemptAt && !lead.contactEndedAt && lead.callDueAt && (
        <span className="mt-1 block">
          <CallClock dueAt={lead.callDueAt} callAt={lead.callAt} zone={lead.community?.timeZone} />
        </span>
      )}
      {lead.nextStep && lead.nextStepAt && (
        <NextStepLine step={lead.nextStep} dueAt={lead.nextStepAt} zone={lead.community?.timeZone} />
      )}
      <OwnerLine owner={lead.owner} nobodyOnShift={lead.nobodyOnShift} />
      {lead.claim && <ClaimLine {...lead.claim} />}
      <AttemptLine attempts={lead.attempts} />
      <TagLine tags={lead.tags} />
    </>
  )
}
