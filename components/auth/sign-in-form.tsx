'use client'

import { PasswordField } from '@/components/auth/password-field'
import { SubmitRow } from '@/components/auth/submit-row'
import { useSubmission } from '@/components/auth/use-submission'
import { UsernameField } from '@/components/auth/username-field'
import { type SecondStep, useAuth } from '@/lib/browser/auth'

/** No validation of its own: shows the server's message (specification section 5). */
export function SignInForm({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) {
  const { login } = useAuth()
  const { failure, pending, onSubmit } = useSubmission(async (field) => {
    const step = await login(field('username'), field('password'))
    if (!step) return
    onSecondStep(step)
    return 'stay'
  }, 'Login failed')
  return (
    // `method` matters only before hydration: a password must never end up in a URL.
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Sign in" className="grid gap-6">
      <UsernameField />
      <PasswordField label="Password" autoComplete="current-password" />
      <SubmitRow failure={failure} pending={pending} label="Sign in" pendingLabel="Signing in..." />
    </form>
  )
}
