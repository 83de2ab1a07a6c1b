'use client'

import { Bookmark } from 'lucide-react'
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
          className="inline-flex min-h-11 min-w-11 flex-none cursor-pointer items-center justify-center gap-1.5 rounded-control font-[600] hover:bg-paper lg:border-[1.5px] lg:border-line-strong lg:px-2.5"
        >
          <Bookmark aria-hidden="true" className="size-4.5 flex-none" />
          <span className="max-w-40 truncate max-lg:sr-only">
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
        </button>
      </ViewMenu>
      <ViewDialog path={PATH} actions={actions} mayShare={mayShare} />
    </>
  )
}
