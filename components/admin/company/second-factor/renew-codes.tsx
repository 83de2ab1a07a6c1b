'use client'

import type { FormEvent } from 'react'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'

type Props = { left: number; needsPassword: boolean; onCodes: (codes: string[]) => void }

const LOW_COUNT = 3

/** Shows how many recovery codes are left; issues ten new ones. */
export function RenewCodes({ left, needsPassword, onCodes }: Props) {
  const { send, pending, refusal } = useAccountAction({ redraw: false })

  async function renew(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const proof = proofIn(event.currentTarget, 'codes-proof')
    const answer = await send<{ recoveryCodes: string[] }>('POST', 'account/recovery-codes', proof)
    if (answer) onCodes(answer.recoveryCodes)
  }

  return (
    <Panel title="Recovery codes">
      <form noValidate method="post" aria-label="Recovery codes" onSubmit={renew} className="grid gap-5">
        {left <= LOW_COUNT && (
          <Message tone="warn">
            {left === 0 ? 'No recovery code is left.' : `Only ${left} left.`} Make new ones.
          </Message>
        )}
        <p className="text-ink-soft">
          {left} of 10 left. Each signs you in once when you do not have your device. New ones take the place
          of the old.
        </p>
        <ProofField id="codes-proof" isShown={needsPassword} refusal={refusal} />
        <FormRefusal message={refusal?.fieldErrors.current ? undefined : refusal?.message} />
        <div>
          <Button type="submit" variant="outline" aria-disabled={pending}>
            {pending ? 'One moment...' : 'Make new recovery codes'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
