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
          ? 'A code or a passkey is required in addition to the password. If they lost their device and have no recovery codes, make sure that the request really comes from them.'
          : 'Only a password is required for this account.'}
      </p>
      {hasSecondFactor && (
        <ActionButton
          variant="outline"
          method="DELETE"
          path={`users/${id}/second-factor`}
          done={`${username} has no second factor now`}
          confirm={{
            title: `Remove the second factor of ${username}?`,
            words:
              'After that, only a password is required until they set up a new one. They are signed out everywhere and notified by email.',
            action: 'Remove it',
          }}
        >
          Remove the second factor
        </ActionButton>
      )}
    </Card>
  )
}
