import type { SavedView } from '@/lib/records/lists/list-views'

/** True when the user cannot change a view: shared ones need permission to change the records. */
export function isReadOnlyView({ shared, isOwn }: SavedView, mayUpdate: boolean): boolean {
  return shared ? !mayUpdate : !isOwn
}
