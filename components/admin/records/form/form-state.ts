import type { DraftState } from '@/components/admin/records/form/use-draft'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { PublicationState } from '@/lib/records/publish/publication-state'

/** Returns the URL of a new record's form with the same parent. */
export function newAddress({ path }: Entity, given: Record<string, unknown>): string {
  const belongs = Object.entries(given).map(([name, id]): [string, string] => [name, String(id)])
  const query = new URLSearchParams([...belongs, ['another', String(Date.now())]])
  return `/admin/${path}/new?${query}`
}

/** A draft stored since the page was rendered turns a live record into a changed one. */
export function shownState(state: PublicationState, { serverDraft, autosave }: DraftState): PublicationState {
  if (state !== 'live' && state !== 'changed') return state
  return serverDraft || autosave.isBehind ? 'changed' : 'live'
}
