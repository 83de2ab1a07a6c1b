'use client'

import { PasskeyLines, type ShownPasskey } from '@/components/admin/company/second-factor/passkey-lines'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { type Answered, callAdmin, refused } from '@/components/admin/kit/admin-api'
import { Card } from '@/components/admin/kit/card'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
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
type Added = { recoveryCodes: string[] | null }

/** Lists the user's passkeys; adds and removes them. */
export function PasskeyPanel({ passkeys, needsPassword, suggestedName, onAdded }: Props) {
  const action = useAction({ redraw: false })

  async function add(form: HTMLFormElement) {
    const name = String(new FormData(form).get('passkey-name') ?? '')
    const added = await action.run(() => addNamed(name, proofIn(form, 'passkey-proof')))
    if (!added) return
    form.reset()
    toast({ title: 'Passkey added' })
    onAdded(added.recoveryCodes)
  }

  return (
    <Card title="Passkeys">
      <p className="mb-4 max-w-[65ch] text-ink-soft">
        Your phone, computer or security key signs you in by fingerprint, face or PIN, without a password. A
        fake page cannot use it.
      </p>
      <PasskeyLines passkeys={passkeys} needsPassword={needsPassword} />
      <ActionForm
        action={action}
        label="Add a passkey"
        onSend={add}
        submit="Add a passkey"
        busyWords="Waiting for your device..."
      >
        <TextField
          id="passkey-name"
          label="Name of the new passkey"
          hint="A name you will recognize, such as the device it is on."
          error={action.errors.name}
          className="max-w-120"
          name="passkey-name"
          maxLength={60}
          autoComplete="off"
          defaultValue={suggestedName}
        />
        <ProofField id="passkey-proof" isShown={needsPassword} error={action.errors.current} />
      </ActionForm>
    </Card>
  )
}

async function addNamed(name: string, proof: { current?: string }): Promise<Answered<Added>> {
  const options = await callAdmin<CreationOptions>('POST', 'account/passkeys/options', { name, ...proof })
  if (options.refusal) return options
  try {
    const { makePasskey } = await import('@/lib/browser/passkey')
    const credential = await makePasskey(options.answer)
    return await callAdmin<Added>('POST', 'account/passkeys', { name, credential })
  } catch (error) {
    return refused((error as Error).message)
  }
}
