import { CalendarClock, CalendarX, FilePenLine, Hourglass, MessageSquareWarning } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { TitledLine } from '@/components/admin/kit/list/titled-line'
import { Badge } from '@/components/ui/badge'
import type { OwnDraft } from '@/lib/desk/dashboard/own-drafts'
import type { UpcomingChange } from '@/lib/desk/dashboard/upcoming-changes'
import { capitalized } from '@/lib/records/declare/capitalized'
import { shownMoment } from '@/lib/records/declare/shown-value'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import type { WaitingApproval } from '@/lib/records/publish/approval/request-approval'

type Props = { approvals: WaitingApproval[]; mayPublish: boolean; companyZone: string }

/** Requests waiting for this person's approval, or for people who may not publish, their own requests. */
export function WaitingApprovals({ approvals, mayPublish, companyZone }: Props) {
  if (approvals.length === 0) return null
  return (
    <Card id="waiting-approvals" title={mayPublish ? 'Waiting for your approval' : 'Your approval requests'}>
      <ul className="divide-y divide-line">
        {approvals.map((approval) => (
          <TitledLine
            key={approval.href}
            href={approval.href}
            title={approval.title}
            words={approvalLabel(approval, mayPublish, companyZone)}
          >
            {!mayPublish && <State approval={approval} />}
          </TitledLine>
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
      Waiting
    </Badge>
  )
}

function approvalLabel(approval: WaitingApproval, mayPublish: boolean, companyZone: string): string {
  const { what, action, askedBy, askedAt, wantedAt, timeZone, note, state, answeredBy, answer } = approval
  if (state === 'returned') return `${answeredBy} about this ${what}: “${answer}”`
  const who = mayPublish ? `${askedBy} asked` : 'You asked'
  const wish = action === 'publish' ? `to publish this ${what}` : `to take this ${what} off the site`
  const when = wantedAt ? ` ${plannedTime(wantedAt, timeZone)}` : ''
  return `${who} ${wish}${when}${note ? `: “${note}”` : ''}. ${shownMoment(askedAt, companyZone)}`
}

type OwnDraftsProps = { drafts: OwnDraft[]; hasMore: boolean; companyZone: string }

/** This person's unpublished drafts, marked when the record has changed since. */
export function OwnDrafts({ drafts, hasMore, companyZone }: OwnDraftsProps) {
  if (drafts.length === 0) return null
  return (
    <Card title="Your drafts">
      <ul className="divide-y divide-line">
        {drafts.map(({ href, title, what, changedAt, isNew, overtakenBy }) => (
          <TitledLine
            key={href}
            href={href}
            title={title}
            words={`${isNew ? `New ${what}` : `Changes to this ${what}`}, edited ${shownMoment(changedAt, companyZone)}`}
          >
            {overtakenBy !== null && (
              <Badge tone="warn">
                <FilePenLine aria-hidden="true" />
                {overtakenBy ? `${overtakenBy} changed it since` : 'Changed since'}
              </Badge>
            )}
          </TitledLine>
        ))}
      </ul>
      {hasMore && (
        <p className="mt-3 text-dense text-ink-soft">
          Older drafts are in their lists, under Draft and Changed since.
        </p>
      )}
    </Card>
  )
}

/** Scheduled publications and removals, soonest first. */
export function UpcomingChanges({ changes }: { changes: UpcomingChange[] }) {
  if (changes.length === 0) return null
  return (
    <Card title="Scheduled changes">
      <ul className="divide-y divide-line">
        {changes.map(({ href, title, what, action, at, timeZone, plannedBy }) => (
          <TitledLine
            key={`${href} ${action} ${at}`}
            href={href}
            title={title}
            words={`${capitalized(what)}, ${plannedTime(at, timeZone)}${plannedBy ? `, scheduled by ${plannedBy}` : ''}`}
          >
            {action === 'publish' ? (
              <Badge tone="info">
                <CalendarClock aria-hidden="true" />
                Goes live
              </Badge>
            ) : (
              <Badge tone="neutral">
                <CalendarX aria-hidden="true" />
                Comes down
              </Badge>
            )}
          </TitledLine>
        ))}
      </ul>
    </Card>
  )
}
