import { SecondFactorState } from '@/components/admin/company/users/second-factor-state'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'

type Props = { account: { id: string; username: string; hasSecondFactor: boolean } }

/** State of another user's second factor; removes it when their device is lost. */
export function TheirSecondFactor({ account: { id, username, hasSecondFactor } }: Props) {
  return (
    <Card title="Second factor" aside={<SecondFactorState isOn={hasSecondFactor} />}>
      <p className="mb-4 text-ink-soft">
        {hasSecondFactor
          ? 'A code or a passkey is asked for besides the password. Lost device, no recovery codes? Make sure that it is really they who ask.'
          : 'The password alone opens this account.'}
      </p>
      {hasSecondFactor && (
        <ActionButton
          variant="outline"
          method="DELETE"
          path={`users/${id}/second-factor`}
          done={`${username} has no second factor now`}
          confirm={{
            title: `Take the second factor from ${username}?`,
            words:
              'From then on the password alone opens the account, until they set up a new one. They are signed out everywhere and told by mail.',
            action: 'Remove it',
          }}
        >
          Remove the second factor
        </ActionButton>
      )}
    </Card>
  )
}
