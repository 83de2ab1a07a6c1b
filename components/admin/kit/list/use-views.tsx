'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import {
  allHref,
  type ChosenViewWords,
  OPENS_WITH,
  type ViewState,
  viewHref,
} from '@/components/admin/kit/list/view-state'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { useAction } from '@/components/admin/kit/use-action'
import { toast } from '@/components/ui/toast-store'
import type { SavedView } from '@/lib/records/lists/list-views'

/** A new view with these params, or a rename of an existing one. */
export type ViewTask = { view: SavedView | null; params: string }

/** Saves, renames, deletes and selects the views of a list. */
export function useViews(
  path: string,
  state: ViewState,
  address: Pick<ListAddress, 'go'>,
  words: ChosenViewWords = OPENS_WITH,
) {
  const router = useRouter()
  const { send } = useAction({ toastsRefusal: true })
  const [task, setTask] = useState<ViewTask | null>(null)
  const { active, params } = state

  async function remove({ id, name, params, shared }: SavedView) {
    if (!(await send('DELETE', `${path}/views/${id}`))) return
    toastWithUndo({
      title: 'View deleted',
      description: name,
      altText: 'Save the view again',
      undo: () => send('POST', `${path}/views`, { name, params, shared }, 'View saved again'),
    })
    address.go(allHref(path, { ...state, views: state.views.filter((view) => view.id !== id) }))
  }

  return {
    task,
    close: () => setTask(null),
    saveNew: () => setTask({ view: null, params }),
    rename: (view: SavedView) => setTask({ view, params }),
    remove,
    saveChanges: (view: SavedView) => send('PATCH', `${path}/views/${view.id}`, { params }, 'View saved'),
    openWith: (id: string | null) =>
      send('PATCH', `${path}/layout`, { defaultViewId: id }, id ? words.chosen : words.undone),
    onSaved(view: SavedView) {
      setTask(null)
      toast({ title: 'View saved', description: view.name })
      if (view.id !== active?.id) address.go(viewHref(path, view))
      router.refresh()
    },
  }
}

export type ViewActions = ReturnType<typeof useViews>
