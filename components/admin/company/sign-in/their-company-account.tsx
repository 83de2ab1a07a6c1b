import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'

type Props = { account: { id: string; username: string } }

/** Says that a user's account is connected with their company account; disconnects it. */
export function TheirCompanyAccount({ account: { id, username } }: Props) {
  return (
    <Card title="Company account">
      <p className="mb-4 text-ink-soft">
        This account is connected with a company account. While groups are listed under “Company sign-in”,
        role and communities come from them. After disconnecting, another company account with the same
        verified email address is connected when its owner signs in.
      </p>
      <ActionButton
        variant="outline"
        method="DELETE"
        path={`users/${id}/company-account`}
        done={`The company account of ${username} is disconnected`}
        confirm={{
          title: `Disconnect the company account of ${username}?`,
          words: 'They are signed out everywhere.',
          action: 'Disconnect',
        }}
      >
        Disconnect
      </ActionButton>
    </Card>
  )
}
