'use client'

import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { SecondFactorState } from '@/components/admin/company/users/second-factor-state'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { useAction } from '@/components/admin/kit/use-action'

/** Shows when the app was set up; turns it off with the password. */
export function TurnOffTotp({ since }: { since: string }) {
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
          On since {since}. A new phone? Turn it off here and set it up again there.
        </p>
        <ProofField id="off-proof" isShown error={action.errors.current} />
      </ActionForm>
    </Card>
  )
}
