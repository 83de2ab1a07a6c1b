'use client'

import type { ReactNode } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import type { Action } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'

type Props = {
  action: Pick<Action, 'busy' | 'message'> & Partial<Pick<Action, 'forget'>>
  label?: string
  className?: string
  onSend: (form: HTMLFormElement) => unknown
  /** Words of the button, and while it works; without any there is no button. */
  submit?: ReactNode
  busyWords?: ReactNode
  variant?: ButtonVariants['variant']
  /** False while there is nothing to send. */
  isReady?: boolean
  /** Places the button, for example beside others. */
  footer?: (button: ReactNode) => ReactNode
  children?: ReactNode
}

/** A form of one action: its fields, the refusal, and the button. */
export function ActionForm({ action, className = 'grid gap-5', onSend, footer, children, ...props }: Props) {
  const { label, submit, busyWords = 'Saving...', variant, isReady = true } = props
  // Not `disabled` while it works, which would drop keyboard focus.
  const button = submit && (
    <Button type="submit" variant={variant} disabled={!isReady} aria-disabled={action.busy}>
      {action.busy ? busyWords : submit}
    </Button>
  )
  return (
    <form
      noValidate
      method="post"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        // In React's tree a dialog is inside the form that opened it.
        event.stopPropagation()
        if (!action.busy) void onSend(event.currentTarget)
      }}
      className={className}
    >
      {children}
      <FormRefusal message={action.message} />
      {footer ? footer(button) : <div>{button}</div>}
    </form>
  )
}
