'use client'

import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'

type Props = Omit<ComponentProps<typeof ActionForm>, 'className' | 'label' | 'footer'> & {
  title: ReactNode
  words?: ReactNode
  /** Button that opens it; without one it is open as long as it is rendered. */
  trigger?: ReactElement
  onOpen?: () => void
  onClose?: () => void
  /** Label of the button that changes nothing. */
  keep?: string
  /** Puts that button first, which focuses it in a dialog without fields. */
  keepFirst?: boolean
}

/** A form in a dialog, which closes when `onSend` succeeds. */
export function DialogForm({ title, words, trigger, onOpen, onClose, ...props }: Props) {
  const { keep = 'Cancel', keepFirst = false, ...form } = props
  const [isOpen, setOpen] = useState(!trigger)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) return onClose?.()
    form.action.forget?.()
    onOpen?.()
  }
  const cancel = (
    <Button variant="outline" onClick={() => change(false)}>
      {keep}
    </Button>
  )
  return (
    <>
      {trigger && (
        <Slot aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => change(true)}>
          {trigger}
        </Slot>
      )}
      <Dialog open={isOpen} onOpenChange={change}>
        <DialogContent keepsText>
          <DialogTitle>{title}</DialogTitle>
          {words && <DialogDescription>{words}</DialogDescription>}
          <ActionForm
            {...form}
            className="mt-5 grid gap-5"
            onSend={async (element) => {
              if (await form.onSend(element)) change(false)
            }}
            footer={(button) => (
              <div className="mt-1 flex flex-wrap gap-3">
                {keepFirst && cancel}
                {button}
                {!keepFirst && cancel}
              </div>
            )}
          />
        </DialogContent>
      </Dialog>
    </>
  )
}
