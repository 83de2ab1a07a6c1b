'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { TotpPicture } from '@/components/admin/company/second-factor/totp-picture'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { OfferedTotp } from '@/lib/accounts/second-factor/own-second-factor'

type Props = { needsPassword: boolean; onCodes: (codes: string[] | null) => void }

/** Sets up an authenticator app: password, QR code, then a first code to confirm it. */
export function AuthenticatorSetUp({ needsPassword, onCodes }: Props) {
  const [offered, setOffered] = useState<OfferedTotp | null>(null)
  return (
    <Panel title="Authenticator app">
      {offered ? (
        <ConfirmForm offered={offered} onCodes={onCodes} />
      ) : (
        <OfferForm needsPassword={needsPassword} onOffer={setOffered} />
      )}
    </Panel>
  )
}

function OfferForm({
  needsPassword,
  onOffer,
}: {
  needsPassword: boolean
  onOffer: (offered: OfferedTotp) => void
}) {
  const { send, pending, refusal } = useAccountAction({ redraw: false })

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const offered = await send<OfferedTotp>(
      'POST',
      'account/totp',
      proofIn(event.currentTarget, 'totp-proof'),
    )
    if (offered) onOffer(offered)
  }

  return (
    <form
      noValidate
      method="post"
      aria-label="Set up an authenticator app"
      onSubmit={start}
      className="grid gap-5"
    >
      <p className="max-w-[65ch] text-ink-soft">
        An app on your phone shows a new code every 30 seconds. You enter it after your password. The app
        needs neither a network nor a phone number.
      </p>
      <ProofField id="totp-proof" isShown={needsPassword} refusal={refusal} />
      <FormRefusal message={refusal?.fieldErrors.current ? undefined : refusal?.message} />
      <div>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'One moment...' : 'Set up the app'}
        </Button>
      </div>
    </form>
  )
}

function ConfirmForm({ offered, onCodes }: { offered: OfferedTotp; onCodes: Props['onCodes'] }) {
  const { send, pending, refusal } = useAccountAction({ redraw: false })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    const done = 'Authenticator app is on'
    const answer = await send<{ recoveryCodes: string[] | null }>('PUT', 'account/totp', { code }, done)
    if (answer) onCodes(answer.recoveryCodes)
    else input.current?.focus()
  }

  return (
    <form noValidate method="post" aria-label="Confirm the app" onSubmit={confirm} className="grid gap-5">
      <TotpPicture {...offered} />
      <Field
        id="code"
        label="Code from the app"
        hint="Six digits. It proves that the app has read the secret."
        error={refusal?.fieldErrors.code}
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
      <FormRefusal message={refusal?.fieldErrors.code ? undefined : refusal?.message} />
      <div>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Checking...' : 'Turn on'}
        </Button>
      </div>
    </form>
  )
}
