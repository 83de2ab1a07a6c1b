import { CalendarX, Hourglass, TriangleAlert } from 'lucide-react'
import { PublicationBadge } from '@/components/admin/records/form/publication-badge'
import { Badge } from '@/components/ui/badge'
import type { AdminRecord } from '@/lib/records/declare/record'
import { ASKED_WORDS, type PublicationState } from '@/lib/records/publish/publication-state'

/** Where a record stands with visitors, and whether something that was planned for it did not happen. */
export function StateCell({ row }: { row: AdminRecord }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <PublicationBadge state={row.publicationState as PublicationState} />
      {/* Of an event, whose page stays and says so. */}
      {row.calledOff === true && (
        <Badge tone="bad">
          <CalendarX aria-hidden="true" />
          Called off
        </Badge>
      )}
      {row.approvalAsked === true && (
        <Badge tone="warn">
          <Hourglass aria-hidden="true" />
          {ASKED_WORDS}
        </Badge>
      )}
      {typeof row.publicationProblem === 'string' && (
        <Badge tone="bad" title={row.publicationProblem}>
          <TriangleAlert aria-hidden="true" />
          Plan missed
        </Badge>
      )}
    </span>
  )
}
