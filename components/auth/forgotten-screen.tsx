'use client'

import { useEffect, useRef, useState } from 'react'
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
          If there is such an account and it has an email address, a link is on its way. It works once, for
          one hour. Nothing came? Look among the unwanted mail, or ask an administrator.
        </Message>
      ) : (
        <>
          <p className="mt-3 mb-8 text-ink-soft">We mail you a link to choose a new one.</p>
          <form
            method="post"
            noValidate
            onSubmit={onSubmit}
            aria-label="Forgotten password"
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
