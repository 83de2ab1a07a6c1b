'use client'

import type { FormEvent } from 'react'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { SecondFactorState } from '@/components/admin/company/users/second-factor-state'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

/** Shows when the app was set up; turns it off with the password. */
export function TurnOffTotp({ since }: { since: string }) {
  const { send, pending, refusal } = useAccountAction()

  async function turnOff(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const proof = proofIn(event.currentTarget, 'off-proof')
    await send('DELETE', 'account/totp', proof, 'Authenticator app turned off')
  }

  return (
    <Panel title="Authenticator app" aside={<SecondFactorState isOn />}>
      <form noValidate method="post" aria-label="Turn off the app" onSubmit={turnOff} className="grid gap-5">
        <p className="text-ink-soft">
          On since {since}. A new phone? Turn it off here and set it up again there.
        </p>
        <ProofField id="off-proof" isShown refusal={refusal} />
        <FormRefusal message={refusal?.fieldErrors.current ? undefined : refusal?.message} />
        <div>
          <Button type="submit" variant="outline" aria-disabled={pending}>
            {pending ? 'One moment...' : 'Turn off'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
