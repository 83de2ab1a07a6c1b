import type { Refusal } from '@/components/admin/kit/call-admin'
import { PasswordField } from '@/components/auth/password-field'

type Props = { id: string; isAsked: boolean; refusal: Refusal | null }

/** The present password beside a change; not asked right after signing in, unless the server wants it all the same. */
export function ProofField({ id, isAsked, refusal }: Props) {
  const error = refusal?.fieldErrors.current
  if (!isAsked && !error) return null
  return (
    <PasswordField
      id={id}
      label="Your password"
      hint="To show that it is you."
      autoComplete="current-password"
      error={error}
      dense
    />
  )
}

/** What a form with a proof field sends: the password, or nothing when it was not asked. */
export function proofIn(form: HTMLFormElement, id: string): { current?: string } {
  const typed = new FormData(form).get(id)
  return typeof typed === 'string' ? { current: typed } : {}
}
