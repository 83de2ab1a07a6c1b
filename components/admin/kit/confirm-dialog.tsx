'use client'

import { Slot } from '@radix-ui/react-slot'
import { type ReactElement, useState } from 'react'
import { ConfirmStep } from '@/components/admin/kit/confirm-step'

type Props = {
  trigger: ReactElement
  title: string
  words: string
  action: string
  /** What goes wrong is shown by whoever asked, not here. */
  onConfirm: () => Promise<unknown>
}

/** A button that asks before something that is hard to undo. */
export function ConfirmDialog({ trigger, onConfirm, ...asked }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Slot aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {trigger}
      </Slot>
      <ConfirmStep
        {...asked}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        keep="Cancel"
        onConfirm={() => void onConfirm()}
      />
    </>
  )
}
