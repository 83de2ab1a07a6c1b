'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'

type Props = {
  trigger: ReactNode
  title: string
  words: string
  action: string
  /** What goes wrong is shown by whoever asked, not here. */
  onConfirm: () => Promise<unknown>
}

/** Asks before something that is hard to undo, with the safe button in focus. */
export function ConfirmDialog({ trigger, title, words, action, onConfirm }: Props) {
  const safe = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function confirm() {
    setOpen(false)
    void onConfirm()
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          safe.current?.focus()
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{words}</DialogDescription>
        <div className="mt-6 flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button ref={safe} variant="outline">
              Cancel
            </Button>
          </DialogClose>
          <Button variant="destructive" onClick={confirm}>
            {action}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
