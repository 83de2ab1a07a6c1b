import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'

type Props = { account: { id: string; username: string; isDisabled: boolean } }

/** Disables, enables or deletes another user's account. */
export function AccountActions({ account: { id, username, isDisabled } }: Props) {
  return (
    <Card title="Account">
      <p className="text-ink-soft">
        {isDisabled
          ? 'Disabled: no one can sign in with it. Its history is kept.'
          : 'Disabling signs the person out right away. Nothing is lost, and you can enable the account again.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {isDisabled ? (
          <ActionButton path={`users/${id}/enable`} body={{}} done={`${username} can sign in again`}>
            Enable
          </ActionButton>
        ) : (
          <ActionButton
            variant="outline"
            path={`users/${id}/disable`}
            body={{}}
            done={`${username} is disabled`}
            confirm={{
              title: `Disable ${username}?`,
              words:
                'They are signed out everywhere right away and cannot sign in until someone enables the account.',
              action: 'Disable',
            }}
          >
            Disable
          </ActionButton>
        )}
        <ActionButton
          variant="ghost"
          className="text-bad"
          method="DELETE"
          path={`users/${id}`}
          done={`${username} deleted`}
          leadsTo="/admin/users"
          confirm={{
            title: `Delete ${username}?`,
            words: 'The account and its sessions are permanently deleted. Its past activity is kept.',
            action: 'Delete',
          }}
        >
          Delete
        </ActionButton>
      </div>
    </Card>
  )
}
