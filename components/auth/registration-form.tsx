'use client'

import { useState } from 'react'
import { PasswordField } from '@/components/auth/password-field'
import { PasswordMeter } from '@/components/auth/password-meter'
import { SubmitRow } from '@/components/auth/submit-row'
import { useSubmission } from '@/components/auth/use-submission'
import { UsernameField } from '@/components/auth/username-field'
import { Field, Input } from '@/components/ui/field'
import type { RegistrationOffer } from '@/lib/accounts/sign-in/registration-offer'
import { useAuth } from '@/lib/browser/auth'

type Props = { offer: RegistrationOffer; invitation: string | undefined }

/** Creates the first account or an invited one; the server decides who may (reading 1). */
export function RegistrationForm({ offer, invitation }: Props) {
  const { register } = useAuth()
  const [password, setPassword] = useState('')
  const invited = offer.kind === 'invited'
  const { failure, pending, onSubmit } = useSubmission((field) => {
    const setupToken = field('setupToken') || undefined
    const token = invited ? invitation : tokenIn(field('invitation'))
    const [username, email] = [field('username'), field('email')]
    return register({ username, password: field('password'), email, setupToken, invitation: token })
  }, 'Registration failed')

  return (
    // `method` matters only before hydration: a password must never end up in a URL.
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Create an account" className="grid gap-6">
      {offer.kind === 'first' && offer.needsSetupToken && (
        <Field id="setupToken" label="Setup token" hint="SETUP_TOKEN in the server’s configuration.">
          {(control) => <Input {...control} name="setupToken" autoComplete="off" spellCheck={false} />}
        </Field>
      )}
      {offer.kind !== 'first' && !invited && (
        <Field id="invitation" label="Invitation" hint="The link you were sent, or the code at its end.">
          {(control) => <Input {...control} name="invitation" autoComplete="off" spellCheck={false} />}
        </Field>
      )}
      <UsernameField hint="3 to 50 characters. You sign in with it." />
      <Field
        id="email"
        label="Email"
        optional={!invited}
        hint={invited && 'Your invitation is for this email address.'}
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            readOnly={invited}
            defaultValue={invited ? offer.email : ''}
          />
        )}
      </Field>
      <div className="grid gap-3">
        <PasswordField label="Password" autoComplete="new-password" onValue={setPassword} />
        <PasswordMeter password={password} />
      </div>
      <SubmitRow failure={failure} pending={pending} label="Create account" pendingLabel="Creating..." />
    </form>
  )
}

/** Extracts the code from a pasted invitation link or bare code. */
function tokenIn(pasted: string): string | undefined {
  const text = pasted.trim()
  return text.match(/[?&]invitation=([\w-]+)/)?.[1] ?? (text || undefined)
}
