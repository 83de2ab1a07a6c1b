import { type ViewState, viewHref } from '@/components/admin/kit/list/view-state'
import { viewParams } from '@/lib/desk/tour-requests/desk-address'
import type { SavedView } from '@/lib/records/lists/list-views'

/** The saved views of the desk, and the one that the person has pinned. */
export type DeskViewList = { views: SavedView[]; pinnedId: string | null }

/** What the desk's menu of views needs to know of its address. */
export function deskViewState({ views, pinnedId }: DeskViewList, params: URLSearchParams): ViewState {
  const active = views.find(({ id }) => id === params.get('view')) ?? null
  const shown = viewParams(params).toString()
  const isChanged = active !== null && viewParams(new URLSearchParams(active.params)).toString() !== shown
  return { views, active, defaultViewId: pinnedId, params: shown, isChanged }
}

/** The pinned view, as a tab beside the lists. */
export function pinnedOf({ views, active, defaultViewId }: ViewState): PinnedView | null {
  const pinned = views.find(({ id }) => id === defaultViewId)
  return pinned
    ? { name: pinned.name, href: viewHref('tour-requests', pinned), isHere: pinned === active }
    : null
}

export type PinnedView = { name: string; href: string; isHere: boolean }
