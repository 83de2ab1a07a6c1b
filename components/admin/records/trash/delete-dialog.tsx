'use client'

import { useRef, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { DeleteUses } from '@/components/admin/records/trash/delete-uses'
import { useDeletedToast } from '@/components/admin/records/trash/use-restore'
import { useUses } from '@/components/admin/records/trash/use-uses'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Message } from '@/components/ui/message'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'

type Props = {
  /** Path of the entity below /admin: 'team-members'. */
  path: string
  id: string
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDeleted: () => void
}

/** Shows where a record is used before deleting it, with the safe button focused. */
export function DeleteDialog({ path, id, title, isOpen, onOpenChange, onDeleted }: Props) {
  const safe = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const uses = useUses(path, id, isOpen)
  const tellDeleted = useDeletedToast()
  const isUsed = uses.state === 'known' && uses.uses.isUsed

  function open(next: boolean) {
    setProblem(null)
    onOpenChange(next)
  }

  async function remove() {
    if (busy || problem || uses.state === 'asking') return
    setBusy(true)
    const { refusal } = await callAdmin('DELETE', `${path}/${id}`)
    setBusy(false)
    if (refusal) return setProblem(refusal.message)
    onOpenChange(false)
    tellDeleted({ id, entity: path, title })
    onDeleted()
  }

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          safe.current?.focus()
        }}
      >
        <DialogTitle>{isUsed ? `“${title}” is in use` : `Delete “${title}”?`}</DialogTitle>
        {!isUsed && (
          <DialogDescription>
            It leaves the site at once. You can restore it from Trash for {KEPT_DAYS} days.
          </DialogDescription>
        )}
        <DeleteUses {...uses} />
        <div role="alert" className="mt-4 empty:hidden">
          {problem && <Message tone="bad">{problem}</Message>}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button ref={safe} variant="outline">
              Keep it
            </Button>
          </DialogClose>
          {!isUsed && (
            <Button
              variant="destructive"
              onClick={remove}
              aria-disabled={busy || problem !== null || uses.state === 'asking'}
            >
              {busy ? 'Deleting...' : 'Delete'}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
