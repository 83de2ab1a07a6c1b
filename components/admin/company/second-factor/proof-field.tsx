import { PasswordField } from '@/components/auth/password-field'

type Props = { id: string; isShown: boolean; error: string | undefined }

/** Current password, required for a change. Hidden right after sign-in, unless the server demands it. */
export function ProofField({ id, isShown, error }: Props) {
  if (!isShown && !error) return null
  return (
    <PasswordField
      id={id}
      label="Your password"
      hint="To confirm that it is you."
      autoComplete="current-password"
      error={error}
      dense
    />
  )
}

/** Reads the password to send; empty when the field is hidden. */
export function proofIn(form: HTMLFormElement, id: string): { current?: string } {
  const typed = new FormData(form).get(id)
  return typeof typed === 'string' ? { current: typed } : {}
}
