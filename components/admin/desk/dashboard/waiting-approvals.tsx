import { Hourglass, MessageSquareWarning } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { shownMoment } from '@/lib/records/declare/shown-value'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import type { WaitingApproval } from '@/lib/records/publish/approval/waiting-approvals'

type Props = { approvals: WaitingApproval[]; mayPublish: boolean }

/** Requests waiting for this person's approval, or for people who may not publish, their own requests. */
export function WaitingApprovals({ approvals, mayPublish }: Props) {
  if (approvals.length === 0) return null
  return (
    <Card id="waiting-approvals" title={mayPublish ? 'Waiting for your approval' : 'What you asked for'}>
      <ul className="divide-y divide-line">
        {approvals.map((approval) => (
          <li
            key={approval.href}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              <Link
                href={approval.href}
                className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link"
              >
                {approval.title}
              </Link>
              <p className="text-dense wrap-anywhere text-ink-soft">{approvalLabel(approval, mayPublish)}</p>
            </div>
            {!mayPublish && <State approval={approval} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function State({ approval: { state } }: { approval: WaitingApproval }) {
  return state === 'returned' ? (
    <Badge tone="bad">
      <MessageSquareWarning aria-hidden="true" />
      Sent back
    </Badge>
  ) : (
    <Badge tone="warn">
      <Hourglass aria-hidden="true" />
      Waits
    </Badge>
  )
}

function approvalLabel(approval: WaitingApproval, mayPublish: boolean): string {
  const { what, action, askedBy, askedAt, wantedAt, timeZone, note, state, answeredBy, answer } = approval
  if (state === 'returned') return `${answeredBy} about this ${what}: “${answer}”`
  const who = mayPublish ? `${askedBy} asks` : 'You asked'
  const wish = action === 'publish' ? `to publish this ${what}` : `to take this ${what} off the site`
  const when = wantedAt ? ` ${plannedTime(wantedAt, timeZone)}` : ''
  return `${who} ${wish}${when}${note ? `: “${note}”` : ''}. ${shownMoment(askedAt)}`
}
