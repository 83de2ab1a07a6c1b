'use client'

import { EllipsisVertical } from 'lucide-react'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { statusLabel } from '@/components/ui/status-badge'
import { isListedTransition, LEAD_STATUSES, type LeadStatus } from '@/lib/leads/tour-requests/status'

type Props = { lead: LeadJson; isManager: boolean; onMove: (lead: LeadJson, to: LeadStatus) => void }

/** Keyboard and phone alternative to dragging, with the moves this person may make. */
export function MoveMenu({ lead, isManager, onMove }: Props) {
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
        {isManager && <DropdownMenuLabel>Out of turn, with a reason</DropdownMenuLabel>}
        {isManager && others.filter((status) => !isListedTransition(lead.status, status)).map(item)}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
