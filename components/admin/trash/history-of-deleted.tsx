'use client'

import { HistoryPanel } from '@/components/admin/form/history-panel'
import type { Related } from '@/lib/admin/related'
import type { RecordRevision } from '@/lib/admin/revisions'
import { declaredAt } from '@/lib/entities/registry'

type Props = { path: string; id: string; revisions: RecordRevision[]; related: Related }

/** The history of a record that is not there any more: to read. An entity's functions cannot come from the server. */
export function HistoryOfDeleted({ path, ...history }: Props) {
  return <HistoryPanel entity={declaredAt(path)} {...history} isLive={false} onRestored={null} />
}
