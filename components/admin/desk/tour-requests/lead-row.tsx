import { clsx } from 'clsx'
import { ShieldQuestion, UserRoundX } from 'lucide-react'
import { CallClock } from '@/components/admin/desk/tour-requests/call-clock'
import { ContactEndedMark } from '@/components/admin/desk/tour-requests/contact-ended-mark'
import { type LeadJson, leadHref } from '@/components/admin/desk/tour-requests/lead-list'
import { LeadRowNotes } from '@/components/admin/desk/tour-requests/lead-row-notes'
import { NextStepBadge } from '@/components/admin/desk/tour-requests/next-step-badge'
import { Link } from '@/components/ui/link'
import { StatusBadge } from '@/components/ui/status-badge'
import { spamScore } from '@/lib/leads/intake/spam-score'
import { attemptsText } from '@/lib/leads/tour-requests/contact-attempt'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'

/** A row of the list, two lines high: name and clock or next step; then what is known, attempts and owner. */
export function LeadRow({ lead, open, params }: { lead: LeadJson; open: boolean; params: URLSearchParams }) {
  const isOpen = !lead.quarantinedAt && !lead.erasedAt
  const isUnread = !lead.firstViewedAt && !lead.erasedAt
  const attempts = isOpen && attemptsText(lead.attempts)
  return (
    <Link
      href={leadHref(lead.id, params)}
      aria-current={open ? 'page' : undefined}
      className={clsx(
        'flex min-h-16.5 flex-col justify-center gap-0.5 border-l-4 pr-3.5 pl-2.5 no-underline transition-colors hover:bg-card lg:min-h-16',
        open ? 'border-copper-mid bg-card' : 'border-transparent',
      )}
    >
      <span className="flex items-center justify-between gap-3">
        <span className={clsx('min-w-0 truncate text-control', isUnread ? 'font-[740]' : 'font-[580]')}>
          {isUnread && (
            <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-copper-mid" />
          )}
          {lead.name}
          {isUnread && <span className="sr-only"> (not opened yet)</span>}
        </span>
        <LeadState lead={lead} />
      </span>
      <span className="flex items-center gap-1.5 text-dense text-ink-soft">
        <LeadRowNotes lead={lead} />
        {attempts && (
          <span className="max-w-1/2 flex-none truncate rounded-pill bg-linen px-2 text-[0.8125rem] leading-5 font-[640] text-ink">
            <span className="sr-only">Attempted: </span>
            {attempts}
          </span>
        )}
        {isOpen && lead.owner && <Owner username={lead.owner.username} />}
      </span>
    </Link>
  )
}

function Owner({ username }: { username: string }) {
  return (
    <span
      title={username}
      className="grid size-5 flex-none place-items-center rounded-full bg-sage text-[0.6875rem] font-[700] text-ink"
    >
      <span aria-hidden="true">{username.slice(0, 2).toUpperCase()}</span>
      <span className="sr-only">Owner: {username}</span>
    </span>
  )
}

const PLAIN =
  'inline-flex flex-none items-center gap-1.5 whitespace-nowrap text-dense font-[580] text-ink-soft'

function LeadState({ lead }: { lead: LeadJson }) {
  if (lead.erasedAt) {
    return (
      <span className={PLAIN}>
        <UserRoundX aria-hidden="true" className="size-4" />
        data erased
      </span>
    )
  }
  if (lead.quarantinedAt) {
    const score = spamScore(lead.quarantine?.detail, lead.quarantine?.reason)
    return (
      <span className={PLAIN}>
        <ShieldQuestion aria-hidden="true" className="size-4" />
        {score === null ? 'held back' : `score ${score}`}
      </span>
    )
  }
  if (lead.contactEndedAt) return <ContactEndedMark />
  if (!lead.firstAttemptAt && lead.callDueAt)
    return <CallClock dueAt={lead.callDueAt} callAt={lead.callAt} zone={lead.community?.timeZone} />
  if (lead.nextStep && lead.nextStepAt)
    return <NextStepBadge step={lead.nextStep} dueAt={lead.nextStepAt} zone={lead.community?.timeZone} />
  return isLeadStatus(lead.status) ? <StatusBadge status={lead.status} /> : null
}
