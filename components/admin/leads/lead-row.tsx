import { clsx } from 'clsx'
import { MailWarning, ShieldQuestion } from 'lucide-react'
import { CallClock } from '@/components/admin/leads/call-clock'
import { quarantineReason, sourceCopy } from '@/components/admin/leads/lead-copy'
import type { LeadJson } from '@/components/admin/leads/lead-list'
import { Link } from '@/components/ui/link'
import { StatusBadge } from '@/components/ui/status-badge'
import { isLeadStatus } from '@/lib/leads/status'

type Props = { lead: LeadJson; open: boolean; params: URLSearchParams }

/** Name, where they asked for, and the clock while nobody has called, else the status. */
export function LeadRow({ lead, open, params }: Props) {
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
        <span className={clsx('min-w-0 wrap-anywhere', lead.firstViewedAt ? 'font-[580]' : 'font-[740]')}>
          {!lead.firstViewedAt && (
            <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-copper-mid" />
          )}
          {lead.name}
          {!lead.firstViewedAt && <span className="sr-only"> (not opened yet)</span>}
        </span>
        <LeadState lead={lead} />
      </span>
      <span className="mt-1 block text-dense text-ink-soft">
        {lead.community?.name ?? 'Any community'} · {sourceCopy(lead.source)}
      </span>
      {lead.alertState === 'failed' && (
        <span className="mt-1.5 flex items-center gap-1.5 text-dense font-[640] text-bad">
          <MailWarning aria-hidden="true" className="size-4.5" /> No alert got through
        </span>
      )}
    </Link>
  )
}

function LeadState({ lead }: { lead: LeadJson }) {
  if (lead.quarantinedAt) {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-dense font-[580] text-ink-soft">
        <ShieldQuestion aria-hidden="true" className="size-4.5" />
        {quarantineReason(lead.quarantine?.reason)}
      </span>
    )
  }
  if (lead.status === 'new' && lead.callDueAt) return <CallClock dueAt={lead.callDueAt} />
  return isLeadStatus(lead.status) ? <StatusBadge status={lead.status} /> : null
}
