import { type ViewState, viewHref } from '@/components/admin/kit/list/view-state'
import { viewParams } from '@/lib/desk/tour-requests/desk-address'
import type { SavedView } from '@/lib/records/lists/list-views'

export type DeskViewList = { views: SavedView[]; pinnedId: string | null }

/** State of the views menu for the current URL. */
export function deskViewState({ views, pinnedId }: DeskViewList, params: URLSearchParams): ViewState {
  const active = views.find(({ id }) => id === params.get('view')) ?? null
  const shown = viewParams(params).toString()
  const isChanged = active !== null && viewParams(new URLSearchParams(active.params)).toString() !== shown
  return { views, active, defaultViewId: pinnedId, params: shown, isChanged }
}

/** The pinned view, shown as a tab. */
export function pinnedOf({ views, active, defaultViewId }: ViewState): PinnedView | null {
  const pinned = views.find(({ id }) => id === defaultViewId)
  return pinned
    ? { name: pinned.name, href: viewHref('tour-requests', pinned), isHere: pinned === active }
    : null
}

export type PinnedView = { name: string; href: string; isHere: boolean }
