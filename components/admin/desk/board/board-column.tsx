'use client'

import { useDroppable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BoardCard } from '@/components/admin/desk/board/board-card'
import { useBoardColumn } from '@/components/admin/desk/board/use-board-column'
import type { BoardMove } from '@/components/admin/desk/board/use-board-move'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { totalText } from '@/components/admin/kit/list/list-total'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge, statusLabel } from '@/components/ui/status-badge'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'

type Props = {
  status: LeadStatus
  url: string
  params: URLSearchParams
  /** The column shown on phones. */
  isChosen: boolean
  mayWork: boolean
  isManager: boolean
  move: BoardMove
}

/** Leads of one status, 25 at first; dropping a card here sets the status. */
export function BoardColumn({ status, url, params, isChosen, mayWork, isManager, move }: Props) {
  const { leads, list, isPending, isError, more } = useBoardColumn(url)
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !mayWork })
  const { saving } = move
  // A card being moved is shown at its target, and returns when the move is refused.
  const arriving = saving?.to === status ? [saving.lead] : []
  const shown = [...arriving, ...leads.filter(({ id }) => id !== saving?.lead.id)]
  const card = (lead: LeadJson): ReactNode => (
    <li key={lead.id}>
      <BoardCard
        lead={lead}
        params={params}
        mayWork={mayWork}
        isManager={isManager}
        isSaving={lead.id === saving?.lead.id}
        onMove={move.begin}
      />
    </li>
  )
  return (
    <section
      ref={setNodeRef}
      aria-label={statusLabel(status)}
      className={clsx(
        'min-h-60 rounded-control border p-2 lg:w-62 lg:flex-none',
        isOver ? 'border-copper-mid bg-card' : 'border-line bg-paper',
        !isChosen && 'max-lg:hidden',
      )}
    >
      <h2 className="sr-only">{statusLabel(status)}</h2>
      <p className="flex items-center justify-between gap-2 px-1.5 py-1 text-dense">
        <span aria-hidden="true">
          <StatusBadge status={status} />
        </span>
        <span className="text-ink-soft tabular">{list && totalText(list)}</span>
      </p>
      {isPending && <Spinner className="mx-auto my-8" />}
      {isError && (
        <p className="p-2 text-bad">
          This column could not be loaded. It is tried again with the next change.
        </p>
      )}
      {list && shown.length === 0 && <p className="p-2 text-dense text-ink-soft">Nobody</p>}
      <ul className="mt-1 grid gap-2">{shown.map(card)}</ul>
      {more && (
        <Button variant="ghost" size="sm" className="mt-2 w-full" disabled={more.isBusy} onClick={more.load}>
          {more.isBusy ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </section>
  )
}
