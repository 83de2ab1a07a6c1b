import type { Entity } from '@/lib/records/declare/define-entity'
import { type ListQuery, listParams } from '@/lib/records/lists/list-query'
import type { SavedView } from '@/lib/records/lists/list-views'

/** Value of `view` in the URL for the plain list, when the person's default is a saved view. */
const ALL_RECORDS = 'all'

/** Texts for a person's default view: each list opens with it; the desk shows it next to its tabs. */
export type ChosenViewWords = {
  /** Name of the list without a view. */
  all: string
  choose: string
  undo: string
  chosen: string
  undone: string
}

export const OPENS_WITH: ChosenViewWords = {
  all: 'All',
  choose: 'Open the list with this view',
  undo: 'Open the list with all again',
  chosen: 'The list opens with this view',
  undone: 'The list opens with all',
}

/** The saved views of a list, the active one, and the state that would be saved. */
export type ViewState = {
  views: SavedView[]
  active: SavedView | null
  defaultViewId: string | null
  /** The current state of the list, as a view would save it. */
  params: string
  /** True when `params` differs from the active view's. */
  isChanged: boolean
}

/** @param columns the columns shown now */
export function viewState(
  entity: Entity,
  query: ListQuery,
  columns: string[],
  { views, view, defaultViewId }: { views: SavedView[]; view: string | null; defaultViewId: string | null },
): ViewState {
  const active = views.find(({ id }) => id === view) ?? null
  const params = listParams(entity, { ...query, page: 1, columns }).toString()
  const own = listParams(entity, { ...query, page: 1 }).toString()
  const isChanged = active !== null && inOrder(active.params) !== inOrder(own)
  return { views, active, defaultViewId, params, isChanged }
}

/** Returns the URL of a saved view. */
export function viewHref(path: string, { id, params }: SavedView): string {
  return `/admin/${path}?${params}${params && '&'}view=${id}`
}

/** Returns the URL of the list without a view. */
export function allHref(path: string, { defaultViewId, views }: ViewState): string {
  const opensElsewhere = views.some(({ id }) => id === defaultViewId)
  return opensElsewhere ? `/admin/${path}?view=${ALL_RECORDS}` : `/admin/${path}`
}

function inOrder(text: string): string {
  const params = new URLSearchParams(text)
  params.sort()
  return params.toString()
}
