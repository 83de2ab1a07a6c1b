import { Badge } from '@/components/ui/badge'
import { alertChannels } from '@/lib/accounts/users/alert-channels'
import type { ListedAccount } from '@/lib/accounts/users/list-accounts'

type Props = { account: Pick<ListedAccount, 'email' | 'alertRules' | 'pushDevices'> }

/** Channels of the user's own alert rules, 'Text and push', with a warning when none of them works. */
export function AlertsLabel({ account }: Props) {
  const channels = alertChannels(account)
  const words = new Intl.ListFormat('en-US').format(channels.map(({ name }) => name))
  const isUnreachable = channels.length > 0 && !channels.some(({ works }) => works)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {words ? words.charAt(0).toUpperCase() + words.slice(1) : 'None'}
      {isUnreachable && <Badge tone="bad">No working channel</Badge>}
    </span>
  )
}
