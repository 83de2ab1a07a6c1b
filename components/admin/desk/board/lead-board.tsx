'use client'

import { DndContext, type DragEndEvent, DragOverlay, MouseSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useRouter, useSearchParams } from 'next/navigation'
import { useId, useState } from 'react'
import { BoardColumn } from '@/components/admin/desk/board/board-column'
import { CardFacts } from '@/components/admin/desk/board/card-facts'
import { useBoardMove } from '@/components/admin/desk/board/use-board-move'
import { DeskFilters } from '@/components/admin/desk/tour-requests/desk-filters'
import { LeadDraftsProvider } from '@/components/admin/desk/tour-requests/lead-drafts'
import { boardUrl, type LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { ListOrBoard } from '@/components/admin/desk/tour-requests/list-or-board'
import { LiveNotice } from '@/components/admin/desk/tour-requests/live-notice'
import { MoveDialog } from '@/components/admin/desk/tour-requests/move-dialog'
import { SelectField } from '@/components/admin/kit/select-field'
import { statusLabel } from '@/components/ui/status-badge'
import { isLeadStatus, LEAD_STATUSES, type LeadStatus, needsReason } from '@/lib/leads/tour-requests/status'

type Props = {
  communities: { id: string; name: string }[]
  tags: { id: string; name: string }[]
  timeZone: string
  /** The signed-in person's username. */
  me: string
  mayWork: boolean
  /** May move leads anywhere, with a reason (reading 22). */
  isManager: boolean
  /** True with a voice service. */
  hasCalls: boolean
}

/** Leads by status; cards are dragged, or moved from their menu. */
export function LeadBoard({ communities, tags, timeZone, me, mayWork, isManager, hasCalls }: Props) {
  const params = new URLSearchParams(useSearchParams())
  const move = useBoardMove(isManager)
  const [dragged, setDragged] = useState<LeadJson | null>(null)
  // A finger scrolls, so touch users move cards from the menu.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }))
  const chosen = columnOf(params)
  const { asked } = move

  function drop({ active, over }: DragEndEvent) {
    setDragged(null)
    const lead = active.data.current?.lead as LeadJson | undefined
    const to = String(over?.id ?? '')
    if (lead && isLeadStatus(to)) move.begin(lead, to)
  }

  return (
    <div className="px-4 pb-6 lg:px-3.5">
      <div className="relative -mx-4 flex min-h-12 items-center gap-1.5 border-line border-b bg-card px-4 lg:-mx-3.5 lg:px-3.5">
        <h1 className="flex-1">Board</h1>
        <DeskFilters
          params={params}
          communities={communities}
          tags={tags}
          hasCalls={hasCalls}
          path="/admin/tour-requests/board"
        />
        <ListOrBoard params={params} />
      </div>
      <LiveNotice />
      <ColumnChoice params={params} />
      <DndContext
        id={useId()}
        sensors={sensors}
        onDragStart={({ active }) => setDragged((active.data.current?.lead as LeadJson | undefined) ?? null)}
        onDragEnd={drop}
        onDragCancel={() => setDragged(null)}
      >
        <section
          aria-label="Columns"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
          // Keeps visually hidden headings inside their columns, so that they do not widen the page.
          className="relative mt-3 flex items-start gap-3 pb-4 max-lg:grid lg:overflow-x-auto"
        >
          {LEAD_STATUSES.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              params={params}
              mayWork={mayWork}
              isManager={isManager}
              move={move}
              url={boardUrl(params, status, timeZone)}
              isChosen={status === chosen}
            />
          ))}
        </section>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className="rounded-control border border-copper-mid bg-card p-2.5 shadow-raised">
              <span className="font-[640]">{dragged.name}</span>
              <CardFacts lead={dragged} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {asked && (
        <LeadDraftsProvider me={me} leadId={asked.lead.id} drafts={null}>
          <MoveDialog
            to={asked.to}
            title={`Move ${asked.lead.name} to “${statusLabel(asked.to)}”`}
            words="The clock keeps running until an attempt is logged."
            action={`Move to ${statusLabel(asked.to).toLowerCase()}`}
            asksReason={needsReason(asked.lead.status, asked.to)}
            tour={asked.to === 'scheduled' ? tourOf(asked.lead, timeZone) : null}
            isBusy={move.saving !== null}
            refusal={move.refusal}
            onMove={(given) => move.send(asked, given)}
            onClose={move.cancel}
          />
        </LeadDraftsProvider>
      )}
    </div>
  )
}

function tourOf({ id, community, scheduledDate, preferredDate }: LeadJson, companyZone: string) {
  return { leadId: id, timeZone: community?.timeZone ?? companyZone, at: scheduledDate ?? preferredDate }
}

/** The phone's column, from the URL. */
function columnOf(params: URLSearchParams): LeadStatus {
  const column = params.get('column') ?? ''
  return isLeadStatus(column) ? column : 'new'
}

/** Chooses the column on phones; wide screens show all columns. */
function ColumnChoice({ params }: { params: URLSearchParams }) {
  const router = useRouter()

  function choose(column: LeadStatus) {
    const others = [...params].filter(([name]) => name !== 'column')
    const next = new URLSearchParams([...others, ['column', column]])
    router.replace(`/admin/tour-requests/board?${next}`, { scroll: false })
  }

  return (
    <SelectField
      id="board-column"
      className="mt-3 lg:hidden"
      label="Column"
      value={columnOf(params)}
      choices={LEAD_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }))}
      onValue={choose}
    />
  )
}
