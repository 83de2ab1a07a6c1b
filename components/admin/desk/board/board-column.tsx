'use client'

import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardFacts } from '@/components/admin/desk/board/card-facts'
import type { BoardMove } from '@/components/admin/desk/board/use-board-move'
import type { LeadJson, LeadListJson } from '@/components/admin/desk/tour-requests/lead-list'
import { useLiveList } from '@/components/admin/desk/tour-requests/use-live-list'
import { totalText } from '@/components/admin/kit/list/list-total'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge, statusLabel } from '@/components/ui/status-badge'
import { apiRequest } from '@/lib/browser/api-request'
import { isListedTransition, LEAD_STATUSES, type LeadStatus } from '@/lib/leads/tour-requests/status'

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
        <p className="p-2 text-bad">This column could not be loaded. It will reload with the next change.</p>
      )}
      {list && shown.length === 0 && <p className="p-2 text-dense text-ink-soft">No families</p>}
      <ul className="mt-1 grid gap-2">{shown.map(card)}</ul>
      {more && (
        <Button variant="ghost" size="sm" className="mt-2 w-full" disabled={more.isBusy} onClick={more.load}>
          {more.isBusy ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </section>
  )
}

type BoardCardProps = {
  lead: LeadJson
  params: URLSearchParams
  mayWork: boolean
  isManager: boolean
  isSaving: boolean
  onMove: (lead: LeadJson, to: LeadStatus) => void
}

/** A lead on the board: opened by its name, moved by mouse or from its menu. */
function BoardCard({ lead, params, mayWork, isManager, isSaving, onMove }: BoardCardProps) {
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

type MoveMenuProps = { lead: LeadJson; isManager: boolean; onMove: (lead: LeadJson, to: LeadStatus) => void }

/** Keyboard and phone alternative to dragging, with the moves this person may make. */
function MoveMenu({ lead, isManager, onMove }: MoveMenuProps) {
  const others = LEAD_STATUSES.filter((status) => status !== lead.status)
  const item = (status: LeadStatus) => (
    <DropdownMenuItem key={status} onSelect={() => onMove(lead, status)}>
      {statusLabel(status)}
    </DropdownMenuItem>
  )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Move ${lead.name}`}
          className="-mt-1.5 -mr-1.5 size-11 flex-none"
          // Keeps a press from starting a drag.
          onMouseDown={(event) => event.stopPropagation()}
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-h-[60vh] overflow-y-auto">
        <DropdownMenuLabel>Move to</DropdownMenuLabel>
        {others.filter((status) => isListedTransition(lead.status, status)).map(item)}
        {isManager && <DropdownMenuLabel>Out of order, with a reason</DropdownMenuLabel>}
        {isManager && others.filter((status) => !isListedTransition(lead.status, status)).map(item)}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** The loaded part of a column, and how to load the next 25; `more` is null at the end. */
function useBoardColumn(url: string) {
  useLiveList(url)
  const query = useInfiniteQuery({
    queryKey: [url],
    queryFn: async ({ pageParam }): Promise<LeadListJson> =>
      (await apiRequest('GET', `${url}&page=${pageParam}`)).json(),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
  const pages = query.data?.pages ?? []
  // A lead that moved up between two requests is on both pages.
  const leads = [...new Map(pages.flatMap((page) => page.leads).map((lead) => [lead.id, lead])).values()]
  const { isPending, isError, hasNextPage, isFetchingNextPage: isBusy, fetchNextPage } = query
  return {
    leads,
    list: pages.at(-1),
    isPending,
    isError,
    more: hasNextPage ? { isBusy, load: () => void fetchNextPage() } : null,
  }
}
