'use client'

import { useDraggable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import { CardFacts } from '@/components/admin/desk/board/card-facts'
import { MoveMenu } from '@/components/admin/desk/board/move-menu'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { Link } from '@/components/ui/link'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'

type Props = {
  lead: LeadJson
  params: URLSearchParams
  mayWork: boolean
  isManager: boolean
  isSaving: boolean
  onMove: (lead: LeadJson, to: LeadStatus) => void
}

/** A lead on the board: opened by its name, moved by mouse or from its menu. */
export function BoardCard({ lead, params, mayWork, isManager, isSaving, onMove }: Props) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: lead.id,
    data: { lead },
    disabled: !mayWork || isSaving,
  })
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      aria-label={lead.name}
      aria-busy={isSaving}
      className={clsx(
        'flex items-start gap-1 rounded-control border border-line bg-card p-2.5 shadow-rest',
        mayWork && 'lg:cursor-grab',
        // Pointer events are off while dragging, so that the drop does not open the link.
        isDragging && 'pointer-events-none opacity-45',
        isSaving && 'opacity-60',
      )}
    >
      <div className="min-w-0 flex-1">
        <Link
          href={`/admin/tour-requests/${lead.id}?${listParams(params)}`}
          draggable={false}
          className="font-[640] wrap-anywhere no-underline hover:underline"
        >
          {lead.name}
        </Link>
        <CardFacts lead={lead} />
      </div>
      {mayWork && <MoveMenu lead={lead} isManager={isManager} onMove={onMove} />}
    </article>
  )
}

/** The open lead's page keeps the board's filters for its list of all leads. */
function listParams(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([['tab', 'all'], ...[...params].filter(([name]) => name !== 'column')])
}
