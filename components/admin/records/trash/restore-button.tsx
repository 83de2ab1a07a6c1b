'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Refusal } from '@/components/admin/kit/admin-api'
import { RestoreRefused } from '@/components/admin/records/trash/restore-refused'
import { type Restorable, useRestore } from '@/components/admin/records/trash/use-restore'
import { Button } from '@/components/ui/button'

/** Restores a deleted record; asks for a new slug when its own is taken. */
export function RestoreButton({ record }: { record: Restorable }) {
  const restore = useRestore()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(slug?: string) {
    if (busy) return
    setBusy(true)
    setRefusal(await restore(record, slug))
    setBusy(false)
  }

  return (
    <>
      <Button variant="outline" onClick={() => send()} aria-disabled={busy}>
        <Undo2 aria-hidden="true" />
        {busy ? 'Restoring...' : 'Restore'}
        <span className="sr-only"> {record.title}</span>
      </Button>
      {refusal && (
        <RestoreRefused
          title={record.title}
          refusal={refusal}
          busy={busy}
          onRetry={send}
          onClose={() => setRefusal(null)}
        />
      )}
    </>
  )
}
