'use client'

import { HistoryPanel } from '@/components/admin/records/form/history-panel'
import { declaredAt } from '@/lib/records/entities/registry'
import type { RecordRevision } from '@/lib/records/publish/revisions'
import type { Related } from '@/lib/records/relations/related'

type Props = { path: string; id: string; revisions: RecordRevision[]; related: Related }

/** The history of a record that is not there any more: to read. An entity's functions cannot come from the server. */
export function HistoryOfDeleted({ path, ...history }: Props) {
  return <HistoryPanel entity={declaredAt(path)} {...history} isLive={false} onRestored={null} />
}
