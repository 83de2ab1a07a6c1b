import type { Entity } from '@/lib/records/declare/define-entity'
import { type ListQuery, listParams } from '@/lib/records/lists/list-query'
import type { SavedView } from '@/lib/records/lists/list-views'

/** The word in an address for the list without a view, where the person's opens with one. */
export const ALL_RECORDS = 'all'

/** What a person's one chosen view is for, in words: each list opens with it, the desk has it beside its tabs. */
export type ChosenViewWords = {
  /** What the list without a view is called. */
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

/** What a list's tabs need to know: the saved views, the one the address names, and what would be saved. */
export type ViewState = {
  views: SavedView[]
  active: SavedView | null
  defaultViewId: string | null
  /** What is looked at now, as a view would keep it. */
  params: string
  /** Whether it differs from what the active view keeps. */
  isChanged: boolean
}

/** @param columns what the list shows now, whoever chose it */
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

/** Where a view's list is. */
export function viewHref(path: string, { id, params }: SavedView): string {
  return `/admin/${path}?${params}${params && '&'}view=${id}`
}

/** Where the list is without a view. */
export function allHref(path: string, { defaultViewId, views }: ViewState): string {
  const opensElsewhere = views.some(({ id }) => id === defaultViewId)
  return opensElsewhere ? `/admin/${path}?view=${ALL_RECORDS}` : `/admin/${path}`
}

function inOrder(text: string): string {
  const params = new URLSearchParams(text)
  params.sort()
  return params.toString()
}
