'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  words: string
  keep: string
  action: string
  onConfirm: () => void
}

/** Confirms a step that others see or that loses work, with the safe button focused. */
export function ConfirmStep({ isOpen, onClose, title, words, keep, action, onConfirm }: Props) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          safe.current?.focus()
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{words}</DialogDescription>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button ref={safe} variant="outline" onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant="destructive"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {action}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
