'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { Method } from '@/components/admin/kit/admin-api'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import type { ToastContent } from '@/components/ui/toast-store'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  method?: Method
  /** Path below /api/admin. */
  path: string
  body?: object
  done?: string | ToastContent
  leadsTo?: string
  busyWords?: ReactNode
  /** Asks before it runs. */
  confirm?: { title: string; words: string; action: string; keep?: string }
}

/** A button that runs one action, and the refusal below it. */
export function ActionButton({ method = 'POST', path, body, done, leadsTo, ...props }: Props) {
  const { busyWords, confirm, children, ...button } = props
  const { send, busy, refusal, errors } = useAction({ leadsTo })
  const run = () => send(method, path, body, done)
  const shown = (
    <Button {...button} aria-disabled={busy} onClick={confirm ? undefined : () => void run()}>
      {busy && busyWords ? busyWords : children}
    </Button>
  )
  return (
    <>
      {confirm ? <ConfirmDialog {...confirm} trigger={shown} onConfirm={run} /> : shown}
      <FormRefusal message={Object.values(errors)[0] ?? refusal?.message} />
    </>
  )
}
