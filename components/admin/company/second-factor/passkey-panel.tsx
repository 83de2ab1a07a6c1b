'use client'

import { type FormEvent, useState } from 'react'
import { PasskeyLines, type ShownPasskey } from '@/components/admin/company/second-factor/passkey-lines'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { TextField } from '@/components/admin/kit/text-field'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'

type Props = {
  passkeys: ShownPasskey[]
  needsPassword: boolean
  /** Default name of a new passkey: the current browser. */
  suggestedName: string
  /** Recovery codes are issued with the first factor only. */
  onAdded: (codes: string[] | null) => void
}

type CreationOptions = Parameters<typeof import('@/lib/browser/passkey').makePasskey>[0]

/** Lists the user's passkeys; adds and removes them. */
export function PasskeyPanel({ passkeys, needsPassword, suggestedName, onAdded }: Props) {
  const { send, pending, refusal } = useAccountAction({ redraw: false })
  const [failure, setFailure] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(false)
  const errors = refusal?.fieldErrors ?? {}

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (waiting || pending) return
    const target = event.currentTarget
    const name = String(new FormData(target).get('passkey-name') ?? '')
    setFailure(null)
    setWaiting(true)
    const added = await addNamed(name, proofIn(target, 'passkey-proof')).catch((error: Error) => {
      setFailure(error.message)
      return null
    })
    setWaiting(false)
    if (!added) return
    target.reset()
    toast({ title: 'Passkey added' })
    onAdded(added.recoveryCodes)
  }

  async function addNamed(name: string, proof: { current?: string }) {
    const options = await send<CreationOptions>('POST', 'account/passkeys/options', { name, ...proof })
    if (!options) return null
    const { makePasskey } = await import('@/lib/browser/passkey')
    const credential = await makePasskey(options)
    return send<{ recoveryCodes: string[] | null }>('POST', 'account/passkeys', { name, credential })
  }

  return (
    <Panel title="Passkeys">
      <p className="mb-4 max-w-[65ch] text-ink-soft">
        Your phone, computer or security key signs you in by finger, face or PIN: without a password, and no
        imitated page can ask for it.
      </p>
      <PasskeyLines passkeys={passkeys} needsPassword={needsPassword} />
      <form noValidate method="post" aria-label="Add a passkey" onSubmit={add} className="grid gap-5">
        <TextField
          id="passkey-name"
          label="Name of the new passkey"
          hint="So that you know it again: the device it is on."
          error={errors.name}
          className="max-w-120"
          name="passkey-name"
          maxLength={60}
          autoComplete="off"
          defaultValue={suggestedName}
        />
        <ProofField id="passkey-proof" isShown={needsPassword} refusal={refusal} />
        <FormRefusal message={failure ?? (errors.name || errors.current ? undefined : refusal?.message)} />
        <div>
          <Button type="submit" aria-disabled={waiting}>
            {waiting ? 'Waiting for your device...' : 'Add a passkey'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
