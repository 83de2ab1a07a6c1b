'use client'

import type { RecordFaults } from '@/components/admin/records/list/use-bulk-change'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  entity: Entity
  rows: AdminRecord[]
  faults: RecordFaults[]
  /** How many records were to be changed. */
  sent: number
  onClose: () => void
}

/** Lists what each record lacks, with a link to the field where it is entered. */
export function BulkFaults({ entity, rows, faults, sent, onClose }: Props) {
  const titleOf = (id: string) =>
    String(rows.find((row) => row.id === id)?.[entity.title] ?? '') || 'Untitled'
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>
          {faults.length} of {sent} {sent === 1 ? entity.labels.one : entity.labels.many} not ready
        </DialogTitle>
        <DialogDescription>Nothing was changed. Complete these items, then try again.</DialogDescription>
        <ul className="mt-4 grid gap-4">
          {faults.map(({ id, faults: missing }) => (
            <li key={id}>
              <h3 className="text-control font-[620]">{titleOf(id)}</h3>
              <ul className="mt-1 grid gap-1">
                {missing.map(([field, message]) => (
                  <li key={field}>
                    <Link
                      href={`/admin/${entity.path}/${id}#field-${field.split('.')[0]}`}
                      className="inline-flex min-h-11 items-center text-link"
                    >
                      {message}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex justify-end">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
