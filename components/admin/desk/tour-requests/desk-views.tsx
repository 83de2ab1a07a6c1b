'use client'

import { Bookmark, ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useViews } from '@/components/admin/kit/list/use-views'
import { ViewDialog } from '@/components/admin/kit/list/view-dialog'
import { ViewMenu } from '@/components/admin/kit/list/view-menu'
import type { ChosenViewWords, ViewState } from '@/components/admin/kit/list/view-state'

const PATH = 'tour-requests'

/** The queue stays what the desk opens with: a view of one's own may not hide who waits. */
const PINNED: ChosenViewWords = {
  all: 'Queue',
  choose: 'Pin beside the tabs',
  undo: 'Unpin',
  chosen: 'Pinned beside the tabs',
  undone: 'Unpinned',
}

/** The saved views of the desk's list, in one menu with what can be done with the one that is shown. */
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
      <ViewDialog
        path={PATH}
        task={actions.task}
        mayShare={mayShare}
        onClose={actions.close}
        onSaved={actions.onSaved}
      />
    </>
  )
}
