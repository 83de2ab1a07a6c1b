'use client'

import { Download, Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { ImportCounts } from '@/components/admin/kit/file-import/import-counts'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Message } from '@/components/ui/message'
import { toast } from '@/components/ui/toast-store'
import type { RowOutcome } from '@/lib/records/import/apply-rows'

type Props = {
  /** Path of the import below /api/admin. */
  address: string
  counts: Record<RowOutcome, number>
  /** Name of the person who undid it, if any. */
  undoneBy: string | null
  mayUndo: boolean
}

/** A finished import: its row counts, and a button to undo it. */
export function ImportResult({ address, counts, undoneBy, mayUndo }: Props) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const wrote = counts.created + counts.changed

  async function undo() {
    const { answer, refusal } = await callAdmin<{ undone: number }>('POST', `${address}/undo`)
    setRefusal(refusal)
    if (answer) toast({ title: 'Import undone' })
    router.refresh()
  }

  return (
    <div className="grid gap-5">
      <Message tone={undoneBy ? 'info' : 'ok'} role="status">
        {undoneBy
          ? `${undoneBy} undid this import. What it made is removed, what it changed is as it was before.`
          : 'Imported.'}
      </Message>
      <ImportCounts counts={counts} />
      {refusal && (
        <Message tone="bad" role="alert">
          {refusal.message}
        </Message>
      )}
      <div className="flex flex-wrap gap-3">
        {!undoneBy && mayUndo && wrote > 0 && (
          <ConfirmDialog
            trigger={
              <Button variant="outline">
                <Undo2 aria-hidden="true" />
                Undo this import
              </Button>
            }
            title="Undo this import?"
            words={`What it made (${counts.created}) is removed, what it changed (${counts.changed}) becomes as it was before. When somebody has changed one of them since, nothing is undone.`}
            action="Undo it"
            onConfirm={undo}
          />
        )}
        {counts.refused > 0 && (
          <a
            href={`/api/admin/${address}/refused`}
            download
            className={buttonVariants({ variant: 'outline' })}
          >
            <Download aria-hidden="true" />
            Refused rows as CSV
          </a>
        )}
      </div>
    </div>
  )
}
