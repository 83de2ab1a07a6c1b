'use client'

import { HistoryPanel } from '@/components/admin/records/form/history-panel'
import { requireEntityAt } from '@/lib/records/entities/registry'
import type { RecordRevision } from '@/lib/records/publish/revisions'
import type { Related } from '@/lib/records/relations/related'

type Props = { path: string; id: string; revisions: RecordRevision[]; related: Related }

/** Read-only history of a deleted record. Client-side, because an entity's functions cannot be serialized. */
export function DeletedRecordHistory({ path, ...history }: Props) {
  return <HistoryPanel entity={requireEntityAt(path)} {...history} hasDrafts={false} onRestored={null} />
}
