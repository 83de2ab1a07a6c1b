'use client'

import {
  CalendarClock,
  CalendarOff,
  ChevronDown,
  CopyPlus,
  GlobeOff,
  Rocket,
  ShieldAlert,
  Undo2,
} from 'lucide-react'
import { useSaveKey } from '@/components/admin/kit/use-save-key'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { PlanAction } from '@/lib/records/publish/plan-view'

type Props = {
  isLive: boolean
  /** False for a record that is on the site as long as it exists. */
  mayBeOff: boolean
  /** True when the draft differs from the published record. */
  hasChanges: boolean
  isBusy: boolean
  /** True when no approval is needed. */
  mayPublish: boolean
  onAsk: (action: PlanAction) => void
  onStore: () => void
  onPublish: () => void
  onUnpublish: () => void
  onDiscard: () => void
  /** Stores the draft of a new record and starts another one; null for an existing record. */
  onAnother: (() => void) | null
  onSchedule: (action: PlanAction) => void
  onRelease: () => void
  /** Publishes in spite of the checks; null for those who may not. */
  onAnyway: (() => void) | null
  /** Stores the draft at once; Ctrl or Cmd with S does it from anywhere on the page. */
  onFlush: () => void
}

/** Publish button and the menu of other actions. */
export function PublishButtons(props: Props) {
  const { isLive, mayBeOff, hasChanges, isBusy, mayPublish, onAsk, onFlush } = props
  useSaveKey(onFlush)
  const isIdle = isLive && !hasChanges
  return (
    <>
      {!isLive && mayBeOff && (
        <Button variant="outline" aria-disabled={isBusy} onClick={props.onStore}>
          Save draft
        </Button>
      )}
      {/* Not `disabled`, which would drop keyboard focus. */}
      <Button
        aria-disabled={isBusy || isIdle}
        onClick={() => !isBusy && !isIdle && (mayPublish ? props.onPublish() : onAsk('publish'))}
      >
        {isBusy ? 'Saving...' : mayPublish ? publishWords(isLive) : 'Ask for approval'}
      </Button>
      {(hasChanges || props.onAnother || (mayBeOff && (mayPublish || isLive)) || (mayPublish && !isIdle)) && (
        <MoreActions {...props} isIdle={isIdle} />
      )}
      <span role="status" className="sr-only">
        {isBusy ? 'Saving...' : ''}
      </span>
    </>
  )
}

function publishWords(isLive: boolean): string {
  return isLive ? 'Publish changes' : 'Publish'
}

function MoreActions({
  isLive,
  mayBeOff,
  hasChanges,
  isIdle,
  mayPublish,
  ...props
}: Props & { isIdle: boolean }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="icon" aria-label="More ways to publish">
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {mayPublish && !isIdle && (
          <DropdownMenuItem onSelect={() => props.onSchedule('publish')}>
            <CalendarClock aria-hidden="true" />
            Schedule...
          </DropdownMenuItem>
        )}
        {mayPublish && !isIdle && (
          <DropdownMenuItem onSelect={props.onRelease}>
            <Rocket aria-hidden="true" />
            Add to a release...
          </DropdownMenuItem>
        )}
        {props.onAnyway && !isIdle && (
          <DropdownMenuItem onSelect={props.onAnyway}>
            <ShieldAlert aria-hidden="true" />
            Publish despite the checks...
          </DropdownMenuItem>
        )}
        {props.onAnother && (
          <DropdownMenuItem onSelect={props.onAnother}>
            <CopyPlus aria-hidden="true" />
            Save draft and start another
          </DropdownMenuItem>
        )}
        {hasChanges && (
          <DropdownMenuItem onSelect={props.onDiscard}>
            <Undo2 aria-hidden="true" />
            Discard changes
          </DropdownMenuItem>
        )}
        {isLive && mayBeOff && !mayPublish && (
          <DropdownMenuItem onSelect={() => props.onAsk('unpublish')}>
            <GlobeOff aria-hidden="true" />
            Ask to unpublish...
          </DropdownMenuItem>
        )}
        {isLive && mayBeOff && mayPublish && (
          <>
            <DropdownMenuItem onSelect={() => props.onSchedule('unpublish')}>
              <CalendarOff aria-hidden="true" />
              Unpublish later...
            </DropdownMenuItem>
            <DropdownMenuItem destructive onSelect={props.onUnpublish}>
              <GlobeOff aria-hidden="true" />
              Unpublish
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
