import type { SavedView } from '@/lib/records/lists/list-views'

/** Whether the person may only look at a view: shared ones are changed by those who may change the records. */
export function isReadOnlyView({ shared, isOwn }: SavedView, mayUpdate: boolean): boolean {
  return shared ? !mayUpdate : !isOwn
}
