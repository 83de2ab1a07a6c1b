'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { AuthenticatorSetUp } from '@/components/admin/company/second-factor/authenticator-set-up'
import type { ShownPasskey } from '@/components/admin/company/second-factor/passkey-lines'
import { PasskeyPanel } from '@/components/admin/company/second-factor/passkey-panel'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { SecondFactorState } from '@/components/admin/company/users/second-factor-state'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { CopyButton } from '@/components/admin/kit/copy-button'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'

type Props = {
  /** Formatted for display; null when no app is set up. */
  totpSince: string | null
  passkeys: ShownPasskey[]
  /** False when the site's URL does not support passkeys. */
  passkeysAvailable: boolean
  suggestedName: string
  recoveryCodesLeft: number
  /** True when the last sign-in is too old to count as proof. */
  needsPassword: boolean
  /** True when the user must set one up before anything else. */
  isRequired: boolean
}

/** Manages the user's second factor. New recovery codes replace everything until the user confirms them. */
export function SecondFactorManager(props: Props) {
  const {
    totpSince,
    passkeys,
    passkeysAvailable,
    suggestedName,
    recoveryCodesLeft,
    needsPassword,
    isRequired,
  } = props
  const hasFactor = totpSince !== null || passkeys.length > 0
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)

  function show(issued: string[] | null) {
    if (issued) setCodes(issued)
    else router.refresh()
  }

  function keep() {
    // A full page load replaces the bare frame.
    if (isRequired) window.location.assign('/admin')
    else router.refresh()
    setCodes(null)
  }

  if (codes) {
    const title = hasFactor ? 'Your new recovery codes' : 'Your second factor is on'
    return <IssuedCodes key={codes[0]} codes={codes} title={title} onConfirm={keep} />
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid gap-5">
        {totpSince ? (
          <TurnOffTotp since={totpSince} />
        ) : (
          <AuthenticatorSetUp needsPassword={needsPassword} onCodes={show} />
        )}
        {hasFactor && (
          <RenewCodes left={recoveryCodesLeft} needsPassword={needsPassword} onCodes={setCodes} />
        )}
      </div>
      {(passkeysAvailable || passkeys.length > 0) && (
        <PasskeyPanel
          passkeys={passkeys}
          needsPassword={needsPassword}
          suggestedName={suggestedName}
          onAdded={show}
        />
      )}
    </div>
  )
}

/** Recovery codes, shown only once. Takes focus when it appears. */
function IssuedCodes({ codes, title, onConfirm }: { codes: string[]; title: string; onConfirm: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-control border-[1.5px] border-ok/45 bg-ok-wash p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="type-h4">
          {title}
        </h2>
        <CopyButton text={codes.join('\n')} what="the codes" />
      </div>
      <p className="mt-2 max-w-[65ch]">
        Keep these recovery codes where you can find them without your phone, on paper or in a password
        manager. Each signs you in once. They cannot be shown again.
      </p>
      <ol className="mt-4 grid gap-x-8 gap-y-1 rounded-control border border-line-strong bg-card p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-control tabular">{code}</code>
          </li>
        ))}
      </ol>
      <Button className="mt-5" onClick={onConfirm}>
        I have saved them
      </Button>
    </section>
  )
}

type RenewCodesProps = { left: number; needsPassword: boolean; onCodes: (codes: string[]) => void }

const LOW_COUNT = 3

/** Shows how many recovery codes are left; issues ten new ones. */
function RenewCodes({ left, needsPassword, onCodes }: RenewCodesProps) {
  const action = useAction({ redraw: false })

  async function renew(form: HTMLFormElement) {
    const proof = proofIn(form, 'codes-proof')
    const answer = await action.send<{ recoveryCodes: string[] }>('POST', 'account/recovery-codes', proof)
    if (answer) onCodes(answer.recoveryCodes)
  }

  return (
    <Card title="Recovery codes">
      <ActionForm
        action={action}
        label="Recovery codes"
        onSend={renew}
        submit="Create new recovery codes"
        busyWords="One moment..."
        variant="outline"
      >
        {left <= LOW_COUNT && (
          <Message tone="warn">
            {left === 0 ? 'No recovery code is left.' : `Only ${left} left.`} Create new ones.
          </Message>
        )}
        <p className="text-ink-soft">
          {left} of 10 left. Each signs you in once when you do not have your device. New codes replace the
          old ones.
        </p>
        <ProofField id="codes-proof" isShown={needsPassword} error={action.errors.current} />
      </ActionForm>
    </Card>
  )
}

/** Shows when the app was set up; turns it off with the password. */
function TurnOffTotp({ since }: { since: string }) {
  const action = useAction()
  return (
    <Card title="Authenticator app" aside={<SecondFactorState isOn />}>
      <ActionForm
        action={action}
        label="Turn off the app"
        onSend={(form) =>
          action.send('DELETE', 'account/totp', proofIn(form, 'off-proof'), 'Authenticator app turned off')
        }
        submit="Turn off"
        busyWords="One moment..."
        variant="outline"
      >
        <p className="text-ink-soft">
          On since {since}. If you get a new phone, turn it off here and set it up again there.
        </p>
        <ProofField id="off-proof" isShown error={action.errors.current} />
      </ActionForm>
    </Card>
  )
}
