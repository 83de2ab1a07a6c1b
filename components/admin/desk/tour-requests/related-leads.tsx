import { CallClock } from '@/components/admin/desk/tour-requests/call-clock'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import { StatusBadge } from '@/components/ui/status-badge'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'

/** The family's other requests with their status, and which of them waits for a call. */
export function RelatedLeads({ lead, zone }: { lead: LeadDetail; zone: string }) {
  if (lead.related.length === 0) return null
  return (
    <Card title="Other requests of the family">
      <ul className="grid gap-3">
        {lead.related.map((other) => (
          <li key={other.id}>
            <Link
              href={`/admin/tour-requests/${other.id}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              {other.name}, {other.community?.name ?? 'any community'}
            </Link>
            <span className="flex flex-wrap items-center gap-2 text-dense text-ink-soft">
              {isLeadStatus(other.status) && <StatusBadge status={other.status} />}
              {formatMoment(other.createdAt, zone)}
              {other.callDueAt && !other.firstAttemptAt && !other.contactEndedAt && !other.quarantinedAt && (
                <CallClock
                  dueAt={other.callDueAt.toISOString()}
                  callAt={other.callAt?.toISOString() ?? null}
                  zone={zone}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
