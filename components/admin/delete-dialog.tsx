'use client'

import { useRef, useState } from 'react'
import { callAdmin } from '@/components/admin/call-admin'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Message } from '@/components/ui/message'

type Props = {
  /** The record's address below /api/admin, for instance team-members/{id}. */
  address: string
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDeleted: () => void
}

/** Asks before deleting, with the safe button in focus; says where the record is used when that forbids it. */
export function DeleteDialog({ address, title, isOpen, onOpenChange, onDeleted }: Props) {
  const safe = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function open(next: boolean) {
    setProblem(null)
    onOpenChange(next)
  }

  async function remove() {
    setBusy(true)
    const { refusal } = await callAdmin('DELETE', address)
    setBusy(false)
    if (refusal) return setProblem(refusal.message)
    onOpenChange(false)
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
        <DialogTitle>Delete “{title}”?</DialogTitle>
        <DialogDescription>It leaves the site at once. Its history stays in the audit log.</DialogDescription>
        <div role="alert" className="mt-4 empty:hidden">
          {problem && <Message tone="bad">{problem}</Message>}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button ref={safe} variant="outline">
              Keep it
            </Button>
          </DialogClose>
          <Button variant="destructive" onClick={remove} aria-disabled={busy || problem !== null}>
            {busy ? 'Deleting...' : 'Delete'}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
