import { Download, Undo2 } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ImportCounts } from '@/components/admin/kit/file-import/import-counts'
import { buttonVariants } from '@/components/ui/button-variants'
import { Message } from '@/components/ui/message'
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
  const { created, changed } = counts
  return (
    <div className="grid gap-5">
      <Message tone={undoneBy ? 'info' : 'ok'} role="status">
        {undoneBy
          ? `${undoneBy} undid this import. New items were removed, and changed items were restored.`
          : 'Imported.'}
      </Message>
      <ImportCounts counts={counts} />
      <div className="flex flex-wrap gap-3">
        {!undoneBy && mayUndo && created + changed > 0 && (
          <ActionButton
            variant="outline"
            path={`${address}/undo`}
            done="Import undone"
            confirm={{
              title: 'Undo this import?',
              words: `New items (${created}) will be removed, and changed items (${changed}) will be restored. If someone has changed one of them since, nothing is undone.`,
              action: 'Undo import',
            }}
          >
            <Undo2 aria-hidden="true" />
            Undo this import
          </ActionButton>
        )}
        {counts.refused > 0 && <RefusedRows address={address} />}
      </div>
    </div>
  )
}

/** Downloads the rows that were refused. */
export function RefusedRows({ address }: { address: string }) {
  return (
    <a href={`/api/admin/${address}/refused`} download className={buttonVariants({ variant: 'outline' })}>
      <Download aria-hidden="true" />
      Refused rows as CSV
    </a>
  )
}
