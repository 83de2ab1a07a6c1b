'use client'

import { useRef, useState } from 'react'
import { PasskeyButton } from '@/components/auth/passkey-button'
import { PasswordField } from '@/components/auth/password-field'
import { RegistrationForm } from '@/components/auth/registration-form'
import { SecondStepScreen } from '@/components/auth/second-step-screen'
import { SubmitRow } from '@/components/auth/submit-row'
import { useSubmission } from '@/components/auth/use-submission'
import { UsernameField } from '@/components/auth/username-field'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import type { LoginNotice } from '@/lib/accounts/access/login-notice'
import type { RegistrationOffer } from '@/lib/accounts/sign-in/registration-offer'
import { type SecondStep, useAuth } from '@/lib/browser/auth'

type Props = {
  offer: RegistrationOffer
  invitation: string | undefined
  companyName: string
  /** Result of an earlier action: signed out, password changed. */
  notice: LoginNotice | null
  /** True when password reset links can be emailed. */
  canMail: boolean
  /** True when any account has a passkey. */
  hasPasskeys: boolean
  /** Null while nobody can sign in with a company account. */
  company: { isUnreachable: boolean } | null
}

/** Sign-in and registration in one (specification section 2); starts with the one that can succeed. */
export function LoginScreen({ offer, invitation, companyName, notice, ...ways }: Props) {
  const { canMail, hasPasskeys, company } = ways
  const [registering, setRegistering] = useState(offer.kind === 'first' || offer.kind === 'invited')
  const [step, setStep] = useState<SecondStep | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function goBack() {
    setStep(null)
    heading.current?.focus()
  }

  function switchForm() {
    setRegistering(!registering)
    heading.current?.focus()
  }

  return (
    <>
      {step && <SecondStepScreen step={step} onBack={goBack} />}
      {/* Hidden, not unmounted, so that typed values survive the second step. */}
      <div hidden={step !== null}>
        <h1 ref={heading} tabIndex={-1} className="type-h2">
          {registering ? registrationTitle(offer) : 'Sign in'}
        </h1>
        <p className="mt-3 mb-8 text-ink-soft">
          {registering ? registrationLead(offer, companyName) : `For the people who work at ${companyName}.`}
        </p>
        {offer.kind === 'invitation-unusable' && (
          <Message tone="warn" className="mb-6">
            {UNUSABLE[offer.why]}
          </Message>
        )}
        {notice && !registering && (
          <Message tone={notice.tone} role="status" className="mb-6">
            {notice.words}
          </Message>
        )}
        {company && offer.kind !== 'first' && <CompanyLink {...company} />}
        {registering ? (
          <RegistrationForm offer={offer} invitation={invitation} />
        ) : (
          <SignInForm onSecondStep={setStep} />
        )}
        {!registering && hasPasskeys && (
          <div className="mt-4">
            <PasskeyButton label="Sign in with a passkey" />
          </div>
        )}
        {!registering && <Forgotten canMail={canMail} />}
        {offer.kind !== 'first' && (
          <FormSwitch registering={registering} closed={offer.kind === 'closed'} onSwitch={switchForm} />
        )}
      </div>
    </>
  )
}

const UNUSABLE = {
  used: 'This invitation has been used. If it was you, sign in with the account you made.',
  expired: 'This invitation has expired. Please ask for a new one.',
  gone: 'This invitation was replaced by a newer one or withdrawn. Please ask for a new one.',
} as const

/** A plain link: it leaves the site, and must not be fetched ahead. */
function CompanyLink({ isUnreachable }: { isUnreachable: boolean }) {
  return (
    <div className="mb-8 border-b border-line pb-8">
      {isUnreachable && (
        <Message tone="warn" className="mb-4">
          Your company’s sign-in cannot be reached at the moment. If you have a password, you can use it
          instead.
        </Message>
      )}
      <a href="/api/login/company" className={buttonVariants({ variant: 'outline' })}>
        Sign in with your company account
      </a>
    </div>
  )
}

function Forgotten({ canMail }: { canMail: boolean }) {
  return (
    <p className="mt-5 text-control">
      {canMail ? (
        <Link href="/login?forgot=1" className="text-link inline-flex min-h-11 items-center">
          Forgot your password?
        </Link>
      ) : (
        'Forgot your password? Ask an administrator for a link to set a new one.'
      )}
    </p>
  )
}

function FormSwitch({
  registering,
  closed,
  onSwitch,
}: {
  registering: boolean
  closed: boolean
  onSwitch: () => void
}) {
  const question = registering ? 'Already have an account?' : closed ? 'New here?' : 'No account yet?'
  const answer = registering ? 'Sign in' : closed ? 'Use your invitation' : 'Create an account'
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-2 border-t border-line pt-6 text-control">
      {question}
      <button
        type="button"
        onClick={onSwitch}
        className="text-link min-h-11 cursor-pointer rounded-badge px-1"
      >
        {answer}
      </button>
    </p>
  )
}

function registrationTitle({ kind }: RegistrationOffer): string {
  return kind === 'first' ? 'Create the first account' : 'Create your account'
}

function registrationLead({ kind }: RegistrationOffer, companyName: string): string {
  if (kind === 'first')
    return 'No one has signed in yet. You will be the administrator and can invite others.'
  if (kind === 'invited') return `${companyName} invited you. Choose how you will sign in.`
  return 'Registration is by invitation. An administrator sends you a link that opens this page.'
}

/** No validation of its own: shows the server's message (specification section 5). */
function SignInForm({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) {
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
