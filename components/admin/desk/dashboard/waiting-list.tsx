import type { DashboardJson } from '@/components/admin/desk/dashboard/live-dashboard'
import { CallClock } from '@/components/admin/desk/tour-requests/call-clock'
import { Card } from '@/components/admin/kit/card'
import { TitledLine } from '@/components/admin/kit/list/titled-line'
import { Link } from '@/components/ui/link'

/** Families waiting for a call, due first. */
export function WaitingList({ waiting, total }: { waiting: DashboardJson['waiting']; total: number }) {
  return (
    <Card
      title="Call next"
      aside={
        <Link href="/admin/tour-requests" className="inline-flex min-h-11 items-center text-link">
          Open the desk
        </Link>
      }
    >
      {waiting.length === 0 ? (
        <p className="text-ink-soft">No one is waiting. New requests appear here automatically.</p>
      ) : (
        <ul className="divide-y divide-line">
          {waiting.map((lead) => (
            <TitledLine
              key={lead.id}
              href={`/admin/tour-requests/${lead.id}`}
              title={lead.name}
              words={lead.community?.name ?? 'Any community'}
              className="gap-4 py-1"
            >
              {lead.callDueAt && (
                <CallClock dueAt={lead.callDueAt} callAt={lead.callAt} zone={lead.community?.timeZone} />
              )}
            </TitledLine>
          ))}
        </ul>
      )}
      {total > waiting.length && (
        <p className="mt-3 text-dense text-ink-soft">
          and {(total - waiting.length).toLocaleString('en-US')} more
        </p>
      )}
    </Card>
  )
}
