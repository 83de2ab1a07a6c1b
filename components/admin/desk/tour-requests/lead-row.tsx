import { clsx } from 'clsx'
import { MailOpen, MailWarning, ShieldQuestion, UserRoundX } from 'lucide-react'
import { AttemptLine } from '@/components/admin/desk/tour-requests/attempt-line'
import { CallClock } from '@/components/admin/desk/tour-requests/call-clock'
import { ClaimLine } from '@/components/admin/desk/tour-requests/claim-line'
import { ContactEndedMark } from '@/components/admin/desk/tour-requests/contact-ended-mark'
import { quarantineReason } from '@/components/admin/desk/tour-requests/lead-copy'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { NextStepLine } from '@/components/admin/desk/tour-requests/next-step-line'
import { OwnerLine } from '@/components/admin/desk/tour-requests/owner-line'
import { SkipLine } from '@/components/admin/desk/tour-requests/skip-line'
import { TagLine } from '@/components/admin/desk/tour-requests/tag-line'
import { UnfinishedMark } from '@/components/admin/desk/tour-requests/unfinished-mark'
import { Link } from '@/components/ui/link'
import { StatusBadge } from '@/components/ui/status-badge'
import { spamScore } from '@/lib/leads/intake/spam-score'
import { sourceName } from '@/lib/leads/sources/registry'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'

/** A row of the list: name, community, clock or status, and next step. */
export function LeadRow({ lead, open, params }: { lead: LeadJson; open: boolean; params: URLSearchParams }) {
  const isUnfinished = lead.source === unfinishedForm.key
  const isOpen = !lead.quarantinedAt && !lead.erasedAt
  return (
    <Link
      href={`/admin/tour-requests/${lead.id}?${params}`}
      aria-current={open ? 'page' : undefined}
      className={clsx(
        'block border-l-4 px-4 py-3.5 no-underline transition-colors hover:bg-card',
        open ? 'border-copper-mid bg-card' : 'border-transparent',
      )}
    >
      <span className="flex items-start justify-between gap-3">
        <span
          className={clsx(
            'min-w-0 wrap-anywhere',
            lead.firstViewedAt || lead.erasedAt ? 'font-[580]' : 'font-[740]',
          )}
        >
          {!lead.firstViewedAt && !lead.erasedAt && (
            <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-copper-mid" />
          )}
          {lead.name}
          {!lead.firstViewedAt && !lead.erasedAt && <span className="sr-only"> (not opened yet)</span>}
        </span>
        <LeadState lead={lead} />
      </span>
      <span className="mt-1 block text-dense text-ink-soft">
        {lead.community?.name ?? 'Any community'}
        {!isUnfinished && ` · ${sourceName(lead.source)}`}
        {lead.requests > 1 && <b className="font-[640] text-ink"> · {lead.requests} requests</b>}
      </span>
      {lead.quarantinedAt && !lead.erasedAt && (
        <span className="mt-1 block text-dense text-ink-soft">
          Held back: {quarantineReason(lead.quarantine?.reason)}
        </span>
      )}
      {isUnfinished && <UnfinishedMark />}
      {isOpen && lead.needsReading && (
        <span className="mt-1.5 flex items-center gap-1.5 text-dense font-[640] text-warn">
          <MailOpen aria-hidden="true" className="size-4.5" /> Needs reading
        </span>
      )}
      {isOpen && <OwnerLine owner={lead.owner} nobodyOnShift={lead.nobodyOnShift} />}
      <TagLine tags={lead.tags} />
      {isOpen && <AttemptLine attempts={lead.attempts} />}
      {isOpen && lead.claim && <ClaimLine {...lead.claim} />}
      {isOpen && !lead.firstAttemptAt && lead.skip && <SkipLine {...lead.skip} />}
      {isOpen && lead.nextStep && lead.nextStepAt && (
        <NextStepLine step={lead.nextStep} dueAt={lead.nextStepAt} zone={lead.community?.timeZone} />
      )}
      {lead.alertState === 'kept' && isOpen && !lead.firstAttemptAt && !lead.contactEndedAt && (
        <span className="mt-1.5 flex items-center gap-1.5 text-dense font-[640] text-warn">
          <MailWarning aria-hidden="true" className="size-4.5" /> Nobody was told: no mail server is set
        </span>
      )}
      {lead.alertState === 'failed' && (
        <span className="mt-1.5 flex items-center gap-1.5 text-dense font-[640] text-bad">
          <MailWarning aria-hidden="true" className="size-4.5" /> No alert got through
        </span>
      )}
    </Link>
  )
}

function LeadState({ lead }: { lead: LeadJson }) {
  if (lead.erasedAt) {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-dense font-[580] text-ink-soft">
        <UserRoundX aria-hidden="true" className="size-4.5" />
        data erased
      </span>
    )
  }
  if (lead.quarantinedAt) {
    const score = spamScore(lead.quarantine?.detail, lead.quarantine?.reason)
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-dense font-[580] text-ink-soft">
        <ShieldQuestion aria-hidden="true" className="size-4.5" />
        {score === null ? 'held back' : `score ${score}`}
      </span>
    )
  }
  if (lead.contactEndedAt) return <ContactEndedMark />
  if (!lead.firstAttemptAt && lead.callDueAt)
    return <CallClock dueAt={lead.callDueAt} callAt={lead.callAt} zone={lead.community?.timeZone} />
  return isLeadStatus(lead.status) ? <StatusBadge status={lead.status} /> : null
}
