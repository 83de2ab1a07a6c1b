'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteDialog } from '@/components/admin/records/trash/delete-dialog'
import { Button } from '@/components/ui/button'

type Props = { path: string; id: string; title: string; what: string; onDeleted: () => void }

/** Deletes the record whose form is open, after a question. */
export function DeleteRecord({ what, ...dialog }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" className="justify-self-start text-bad" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete this {what}
      </Button>
      {isAsking && <DeleteDialog {...dialog} onClose={() => setAsking(false)} />}
    </>
  )
}
