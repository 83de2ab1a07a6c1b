import { Badge } from '@/components/ui/badge'
import { alertChannels } from '@/lib/accounts/users/alert-channels'
import type { ListedAccount } from '@/lib/accounts/users/list-accounts'

type Props = { account: Pick<ListedAccount, 'email' | 'alertRules' | 'pushDevices'> }

/** By which channels somebody is told of new requests by rules of their own, 'Text and push', and whether none of them works. */
export function AlertsLabel({ account }: Props) {
  const channels = alertChannels(account)
  const words = new Intl.ListFormat('en-US').format(channels.map(({ name }) => name))
  const isDeaf = channels.length > 0 && !channels.some(({ works }) => works)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {words ? words.charAt(0).toUpperCase() + words.slice(1) : 'None'}
      {isDeaf && <Badge tone="bad">No working channel</Badge>}
    </span>
  )
}
