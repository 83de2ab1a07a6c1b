'use client'

import { Bookmark, ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useViews } from '@/components/admin/kit/list/use-views'
import { ViewDialog } from '@/components/admin/kit/list/view-dialog'
import { ViewMenu } from '@/components/admin/kit/list/view-menu'
import type { ChosenViewWords, ViewState } from '@/components/admin/kit/list/view-state'

const PATH = 'tour-requests'

/** The desk always opens with the queue; a default view could hide waiting families. */
const PINNED: ChosenViewWords = {
  all: 'Queue',
  choose: 'Pin beside the tabs',
  undo: 'Unpin',
  chosen: 'Pinned beside the tabs',
  undone: 'Unpinned',
}

/** Menu of saved views, with actions for the current one. */
export function DeskViews({ state, mayShare }: { state: ViewState; mayShare: boolean }) {
  const router = useRouter()
  const actions = useViews(PATH, state, { go: (href) => router.push(href) }, PINNED)
  const { active, isChanged } = state
  return (
    <>
      <ViewMenu path={PATH} state={state} actions={actions} mayShare={mayShare} words={PINNED} withViews>
        <button
          type="button"
          className="inline-flex min-h-11 max-w-full min-w-0 cursor-pointer items-center gap-1.5 text-dense text-link"
        >
          <Bookmark aria-hidden="true" className="size-4.5 flex-none" />
          <span className="truncate">
            {active ? (
              <>
                <span className="sr-only">View: </span>
                {active.name}
                {isChanged && ' (changed)'}
              </>
            ) : (
              'Views'
            )}
          </span>
          <ChevronDown aria-hidden="true" className="size-4.5 flex-none" />
        </button>
      </ViewMenu>
      <ViewDialog path={PATH} actions={actions} mayShare={mayShare} />
    </>
  )
}
