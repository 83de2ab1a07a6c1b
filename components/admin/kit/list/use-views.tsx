'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import type { ViewTask } from '@/components/admin/kit/list/view-dialog'
import {
  allHref,
  type ChosenViewWords,
  OPENS_WITH,
  type ViewState,
  viewHref,
} from '@/components/admin/kit/list/view-state'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import type { SavedView } from '@/lib/records/lists/list-views'

const UNDO_MS = 15_000

/** Saves, renames, deletes and selects the views of a list. */
export function useViews(
  path: string,
  state: ViewState,
  address: Pick<ListAddress, 'go'>,
  words: ChosenViewWords = OPENS_WITH,
) {
  const router = useRouter()
  const [task, setTask] = useState<ViewTask | null>(null)
  const { active, params } = state

  async function send(
    method: 'POST' | 'PATCH' | 'DELETE',
    to: string,
    body: object | undefined,
    done: string,
  ) {
    const { refusal } = await callAdmin(method, `${path}/${to}`, body)
    if (refusal) toastRefusal(refusal)
    else toast({ title: done })
    router.refresh()
    return refusal === null
  }

  async function remove({ id, name, params, shared }: SavedView) {
    const { refusal } = await callAdmin('DELETE', `${path}/views/${id}`)
    if (refusal) return toastRefusal(refusal)
    const again = () => send('POST', 'views', { name, params, shared }, 'View saved again')
    toast({
      title: 'View deleted',
      description: name,
      duration: UNDO_MS,
      action: {
        altText: 'Save the view again',
        element: (
          <Button variant="outline" size="sm" onClick={again}>
            Undo
          </Button>
        ),
      },
    })
    address.go(allHref(path, { ...state, views: state.views.filter((view) => view.id !== id) }))
    router.refresh()
  }

  return {
    task,
    close: () => setTask(null),
    saveNew: () => setTask({ view: null, params }),
    rename: (view: SavedView) => setTask({ view, params }),
    remove,
    saveChanges: (view: SavedView) => send('PATCH', `views/${view.id}`, { params }, 'View saved'),
    openWith: (id: string | null) =>
      send('PATCH', 'layout', { defaultViewId: id }, id ? words.chosen : words.undone),
    onSaved(view: SavedView) {
      setTask(null)
      toast({ title: 'View saved', description: view.name })
      if (view.id !== active?.id) address.go(viewHref(path, view))
      router.refresh()
    },
  }
}

export type ViewActions = ReturnType<typeof useViews>
