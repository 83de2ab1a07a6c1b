'use client'

import { Slot } from '@radix-ui/react-slot'
import { type ReactElement, useState } from 'react'
import { ConfirmStep } from '@/components/admin/kit/confirm-step'

type Props = {
  trigger: ReactElement
  title: string
  words: string
  action: string
  keep?: string
  /** Shows its own errors. */
  onConfirm: () => Promise<unknown>
}

/** A button that asks for confirmation before something that is hard to undo. */
export function ConfirmDialog({ trigger, onConfirm, keep = 'Cancel', ...step }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Slot aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {trigger}
      </Slot>
      <ConfirmStep
        {...step}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        keep={keep}
        onConfirm={() => void onConfirm()}
      />
    </>
  )
}
