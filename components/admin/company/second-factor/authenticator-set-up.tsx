'use client'

import { useEffect, useRef, useState } from 'react'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { TotpPicture } from '@/components/admin/company/second-factor/totp-picture'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { useAction } from '@/components/admin/kit/use-action'
import { Field, Input } from '@/components/ui/field'
import type { OfferedTotp } from '@/lib/accounts/second-factor/own-second-factor'

type Props = { needsPassword: boolean; onCodes: (codes: string[] | null) => void }

/** Sets up an authenticator app: password, QR code, then a first code to confirm it. */
export function AuthenticatorSetUp({ needsPassword, onCodes }: Props) {
  const [offered, setOffered] = useState<OfferedTotp | null>(null)
  return (
    <Card title="Authenticator app">
      {offered ? (
        <ConfirmForm offered={offered} onCodes={onCodes} />
      ) : (
        <OfferForm needsPassword={needsPassword} onOffer={setOffered} />
      )}
    </Card>
  )
}

type OfferProps = { needsPassword: boolean; onOffer: (offered: OfferedTotp) => void }

function OfferForm({ needsPassword, onOffer }: OfferProps) {
  const action = useAction({ redraw: false })

  async function start(form: HTMLFormElement) {
    const offered = await action.send<OfferedTotp>('POST', 'account/totp', proofIn(form, 'totp-proof'))
    if (offered) onOffer(offered)
  }

  return (
    <ActionForm
      action={action}
      label="Set up an authenticator app"
      onSend={start}
      submit="Set up the app"
      busyWords="One moment..."
    >
      <p className="max-w-[65ch] text-ink-soft">
        An app on your phone shows a new code every 30 seconds. You enter it after your password. The app
        works without a network or a phone number.
      </p>
      <ProofField id="totp-proof" isShown={needsPassword} error={action.errors.current} />
    </ActionForm>
  )
}

function ConfirmForm({ offered, onCodes }: { offered: OfferedTotp; onCodes: Props['onCodes'] }) {
  const action = useAction({ redraw: false })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function confirm(form: HTMLFormElement) {
    const code = new FormData(form).get('code')
    const done = 'Authenticator app is on'
    const answer = await action.send<{ recoveryCodes: string[] | null }>(
      'PUT',
      'account/totp',
      { code },
      done,
    )
    if (answer) onCodes(answer.recoveryCodes)
    else input.current?.focus()
  }

  return (
    <ActionForm
      action={action}
      label="Confirm the app"
      onSend={confirm}
      submit="Turn on"
      busyWords="Checking..."
    >
      <TotpPicture {...offered} />
      <Field
        id="code"
        label="Code from the app"
        hint="Six digits. The code confirms that the app is set up."
        error={action.errors.code}
        className="max-w-80"
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            data-dense=""
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="tabular tracking-[0.12em]"
          />
        )}
      </Field>
    </ActionForm>
  )
}
