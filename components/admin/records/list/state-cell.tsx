import { CalendarX, Hourglass, TriangleAlert } from 'lucide-react'
import { PublicationBadge } from '@/components/admin/records/form/publication-badge'
import { Badge } from '@/components/ui/badge'
import type { AdminRecord } from '@/lib/records/declare/record'
import { ASKED_LABEL, type PublicationState } from '@/lib/records/publish/publication-state'

/** Publication state of a record, with a warning when a scheduled change failed. */
export function StateCell({ row }: { row: AdminRecord }) {
  return (
    <span className="flex gap-1.5">
      <PublicationBadge state={row.publicationState as PublicationState} />
      {/* A canceled event, whose page stays online. */}
      {row.calledOff === true && (
        <Badge tone="bad">
          <CalendarX aria-hidden="true" />
          Canceled
        </Badge>
      )}
      {row.approvalAsked === true && (
        <Badge tone="warn">
          <Hourglass aria-hidden="true" />
          {ASKED_LABEL}
        </Badge>
      )}
      {typeof row.publicationProblem === 'string' && (
        <Badge tone="bad" title={row.publicationProblem}>
          <TriangleAlert aria-hidden="true" />
          Schedule missed
        </Badge>
      )}
    </span>
  )
}
