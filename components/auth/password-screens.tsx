'use client'

import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '@/components/auth/password-field'
import { PasswordMeter } from '@/components/auth/password-meter'
import { SubmitRow } from '@/components/auth/submit-row'
import { useSubmission } from '@/components/auth/use-submission'
import { Field, Input } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import { apiRequest, errorBody } from '@/lib/browser/api-request'

const FAILURE = 'This could not be sent. Please try again.'

/** Requests a link to set a new password. */
export function ForgottenScreen() {
  const [asked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked) heading.current?.focus()
  }, [asked])

  const { failure, pending, onSubmit } = useSubmission(async (field) => {
    await apiRequest('POST', '/api/password-resets', { name: field('name') }).catch((error: unknown) => {
      throw new Error(errorBody(error).message || FAILURE)
    })
    setAsked(true)
  }, FAILURE)

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h2">
        {asked ? 'Check your email' : 'Forgot your password?'}
      </h1>
      {asked ? (
        <Message tone="ok" className="mt-6">
          If there is an account with an email address, a link is on its way. It works once, for one hour. No
          email? Check your spam folder, or ask an administrator.
        </Message>
      ) : (
        <>
          <p className="mt-3 mb-8 text-ink-soft">You will get an email with a link to choose a new one.</p>
          <form
            method="post"
            noValidate
            onSubmit={onSubmit}
            aria-label="Forgot password"
            className="grid gap-6"
          >
            <Field id="name" label="Username or email">
              {(control) => (
                <Input
                  {...control}
                  name="name"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </Field>
            <SubmitRow failure={failure} pending={pending} label="Send the link" pendingLabel="Sending..." />
          </form>
        </>
      )}
      <p className="mt-8 border-t border-line pt-6 text-control">
        <Link href="/login" className="text-link inline-flex min-h-11 items-center">
          Back to sign-in
        </Link>
      </p>
    </>
  )
}

const NOT_SAVED = 'This could not be saved. Please try again.'

type Props = {
  token: string
  /** Account of the link; null when the link is invalid. */
  username: string | null
  canMail: boolean
}

/** Sets a new password with a reset link. */
export function NewPasswordScreen({ token, username, canMail }: Props) {
  const [password, setPassword] = useState('')
  const { failure, pending, onSubmit } = useSubmission(async (field) => {
    const chosen = { token, password: field('password') }
    await apiRequest('POST', '/api/password-resets/use', chosen).catch((error: unknown) => {
      throw new Error(errorBody(error).message || NOT_SAVED)
    })
    // Full page load, so the token leaves the URL and this tab's memory.
    window.location.replace('/login?notice=password-changed')
  }, NOT_SAVED)

  if (username === null) {
    return (
      <>
        <h1 className="type-h2">This link does not work</h1>
        <Message tone="warn" className="mt-6">
          It was used, has expired or was replaced by a newer one.{' '}
          {canMail ? 'You can request a new one.' : 'Please ask an administrator for a new one.'}
        </Message>
        <p className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-6 text-control">
          {canMail && (
            <Link href="/login?forgot=1" className="text-link inline-flex min-h-11 items-center">
              Request a new link
            </Link>
          )}
          <Link href="/login" className="text-link inline-flex min-h-11 items-center">
            Back to sign-in
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <h1 className="type-h2">Choose a new password</h1>
      <p className="mt-3 mb-8 break-words text-ink-soft">
        For {username}. You will be signed out in every browser.
      </p>
      <form method="post" noValidate onSubmit={onSubmit} aria-label="New password" className="grid gap-6">
        {/* Tells password managers which account this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className="grid gap-3">
          <PasswordField label="New password" autoComplete="new-password" onValue={setPassword} />
          <PasswordMeter password={password} />
        </div>
        <SubmitRow failure={failure} pending={pending} label="Set new password" pendingLabel="Saving..." />
      </form>
    </>
  )
}
