'use client'

import { CalendarClock, ChevronDown, GlobeOff, Undo2 } from 'lucide-react'
import { useSaveKey } from '@/components/admin/kit/use-save-key'
import type { DraftState } from '@/components/admin/records/form/use-draft'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { PlanAction } from '@/lib/records/publish/plan-view'

type Props = {
  draft: DraftState
  isLive: boolean
  isBusy: boolean
  mayPublish: boolean
  mayBeOff: boolean
  onDone: () => void
  onUnpublish: () => void
  onAsk: (action: PlanAction) => void
  onSchedule: (action: PlanAction) => void
}

/** Below a sheet: publish what was changed here, or go on editing the page. */
export function SheetPublish({
  draft,
  isLive,
  isBusy,
  mayPublish,
  mayBeOff,
  onDone,
  onUnpublish,
  onAsk,
  onSchedule,
}: Props) {
  useSaveKey(() => void draft.autosave.flush())
  const hasChanges = draft.serverDraft !== null || draft.autosave.isBehind
  const isIdle = isLive && !hasChanges
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <Button onClick={onDone}>Done</Button>
      <Button
        variant="outline"
        aria-disabled={isBusy || isIdle}
        onClick={() => !isBusy && !isIdle && (mayPublish ? void draft.publish() : onAsk('publish'))}
      >
        {isBusy ? 'Publishing…' : mayPublish ? 'Publish this' : 'Ask for approval'}
      </Button>
      {(hasChanges || (isLive && mayBeOff)) && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label="More ways to publish">
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {mayPublish && !isIdle && (
              <DropdownMenuItem onSelect={() => onSchedule('publish')}>
                <CalendarClock aria-hidden="true" />
                Schedule...
              </DropdownMenuItem>
            )}
            {hasChanges && (
              <DropdownMenuItem onSelect={() => void draft.discard()}>
                <Undo2 aria-hidden="true" />
                Discard changes
              </DropdownMenuItem>
            )}
            {isLive && mayBeOff && (
              <DropdownMenuItem
                destructive={mayPublish}
                onSelect={() => (mayPublish ? onUnpublish() : onAsk('unpublish'))}
              >
                <GlobeOff aria-hidden="true" />
                {mayPublish ? 'Unpublish' : 'Ask to unpublish...'}
              </DropdownMenuItem>
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </div>
  )
}
