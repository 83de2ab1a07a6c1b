'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** Asks whoever is about to leave unsaved changes behind; staying is in focus. */
export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onStay()}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          stay.current?.focus()
        }}
      >
        <DialogTitle>Leave without saving?</DialogTitle>
        <DialogDescription>What you changed here has not been saved yet.</DialogDescription>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button ref={stay} variant="outline" onClick={onStay}>
            Stay here
          </Button>
          <Button variant="destructive" onClick={onLeave}>
            Leave
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
