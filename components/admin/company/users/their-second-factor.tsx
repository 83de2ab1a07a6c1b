'use client'

import { SecondFactorState } from '@/components/admin/company/users/second-factor-state'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

type Props = { account: { id: string; username: string; hasSecondFactor: boolean } }

/** State of another user's second factor; removes it when their device is lost. */
export function TheirSecondFactor({ account: { id, username, hasSecondFactor } }: Props) {
  const { send, refusal } = useAccountAction()
  return (
    <Panel title="Second factor" aside={<SecondFactorState isOn={hasSecondFactor} />}>
      <p className="text-ink-soft">
        {hasSecondFactor
          ? 'A code or a passkey is asked for besides the password. Lost device, no recovery codes? Make sure that it is really they who ask.'
          : 'The password alone opens this account.'}
      </p>
      {hasSecondFactor && (
        <div className="mt-4">
          <ConfirmDialog
            trigger={<Button variant="outline">Remove the second factor</Button>}
            title={`Take the second factor from ${username}?`}
            words="From then on the password alone opens the account, until they set up a new one. They are signed out everywhere and told by mail."
            action="Remove it"
            onConfirm={() =>
              send('DELETE', `users/${id}/second-factor`, undefined, `${username} has no second factor now`)
            }
          />
        </div>
      )}
      <FormRefusal message={refusal?.message} />
    </Panel>
  )
}
