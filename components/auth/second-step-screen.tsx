'use client'

import { useEffect, useRef, useState } from 'react'
import { PasskeyButton } from '@/components/auth/passkey-button'
import { SubmitRow } from '@/components/auth/submit-row'
import { useSubmission } from '@/components/auth/use-submission'
import { Field, Input } from '@/components/ui/field'
import { type SecondStep, useAuth } from '@/lib/browser/auth'

const APP = {
  lead: 'Your password is correct. Open the authenticator app on your phone: it shows a new code every 30 seconds.',
  label: 'Code from your app',
  hint: 'Six digits.',
  other: 'Use a recovery code',
} as const

const RECOVERY = {
  lead: 'Your password is correct. Use one of the ten recovery codes you saved when you set up the second factor. Each works once.',
  label: 'Recovery code',
  hint: 'Sixteen letters and digits, with or without the hyphens.',
  other: 'Use the authenticator app',
} as const

const PASSKEY_LEAD =
  'Your password is correct. Show the passkey of your account, or enter one of the recovery codes you saved.'

/** Second sign-in step: a passkey, an authenticator code, or a recovery code. */
export function SecondStepScreen({ step, onBack }: { step: SecondStep; onBack: () => void }) {
  const { finishLogin } = useAuth()
  const [recovering, setRecovering] = useState(!step.totp)
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { lead, label, hint, other } = recovering ? RECOVERY : APP
  const { failure, pending, onSubmit } = useSubmission(async (field) => {
    await finishLogin(step, field('code'))
    return undefined
  }, 'Login failed')

  useEffect(() => {
    const first = step.totp ? input : heading
    first.current?.focus()
  }, [step.totp])

  function toggleRecovery() {
    setRecovering(!recovering)
    input.current?.focus()
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h2">
        {step.totp ? 'Enter your code' : 'Use your passkey'}
      </h1>
      <p className="mt-3 mb-8 text-ink-soft">{step.totp ? lead : PASSKEY_LEAD}</p>
      {step.passkey && (
        <div className="mb-8 border-b border-line pb-8">
          <PasskeyButton label="Use your passkey" step={step} />
        </div>
      )}
      <form method="post" noValidate onSubmit={onSubmit} aria-label="Second step" className="grid gap-6">
        <Field id="code" label={label} hint={hint}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="code"
              autoComplete="one-time-code"
              inputMode={recovering ? 'text' : 'numeric'}
              autoCapitalize="none"
              spellCheck={false}
              className="tabular tracking-[0.12em]"
            />
          )}
        </Field>
        <SubmitRow failure={failure} pending={pending} label="Sign in" pendingLabel="Signing in..." />
      </form>
      <p className="mt-5 flex flex-wrap gap-x-6 text-control">
        {step.totp && (
          <button
            type="button"
            onClick={toggleRecovery}
            className="text-link min-h-11 cursor-pointer rounded-badge px-1"
          >
            {other}
          </button>
        )}
        <button
          type="button"
          onClick={onBack}
          className="text-link min-h-11 cursor-pointer rounded-badge px-1"
        >
          Back
        </button>
      </p>
      <p className="mt-8 border-t border-line pt-6 text-control text-ink-soft">
        Lost your device and the codes? An administrator can remove the second factor from your account.
      </p>
    </>
  )
}
