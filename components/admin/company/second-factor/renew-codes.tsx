'use client'

import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { useAction } from '@/components/admin/kit/use-action'
import { Message } from '@/components/ui/message'

type Props = { left: number; needsPassword: boolean; onCodes: (codes: string[]) => void }

const LOW_COUNT = 3

/** Shows how many recovery codes are left; issues ten new ones. */
export function RenewCodes({ left, needsPassword, onCodes }: Props) {
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
        submit="Make new recovery codes"
        busyWords="One moment..."
        variant="outline"
      >
        {left <= LOW_COUNT && (
          <Message tone="warn">
            {left === 0 ? 'No recovery code is left.' : `Only ${left} left.`} Make new ones.
          </Message>
        )}
        <p className="text-ink-soft">
          {left} of 10 left. Each signs you in once when you do not have your device. New ones take the place
          of the old.
        </p>
        <ProofField id="codes-proof" isShown={needsPassword} error={action.errors.current} />
      </ActionForm>
    </Card>
  )
}
