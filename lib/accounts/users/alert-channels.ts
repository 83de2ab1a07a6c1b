import 'server-only'
import type { ListedAccount } from '@/lib/accounts/users/list-accounts'
import { mailIsSent } from '@/lib/platform/integrations/mail'
import { textsAreSent } from '@/lib/platform/integrations/texts'
import { isReachable } from '@/lib/platform/push/reachable'

type AlertChannel = { name: 'text' | 'mail' | 'push'; works: boolean }

/** By which channels somebody asks to be told of new requests, and whether each leads to them now. */
export function alertChannels({
  email,
  alertRules: rules,
  pushDevices,
}: Pick<ListedAccount, 'email' | 'alertRules' | 'pushDevices'>): AlertChannel[] {
  const channels: (AlertChannel & { isChosen: boolean })[] = [
    {
      name: 'text',
      isChosen: rules?.byText ?? false,
      works: textsAreSent() && rules?.mobile != null && rules.textRefusal === null,
    },
    { name: 'mail', isChosen: rules?.byMail ?? false, works: mailIsSent() && email !== null },
    { name: 'push', isChosen: pushDevices.length > 0, works: pushDevices.some(isReachable) },
  ]
  return channels.filter(({ isChosen }) => isChosen).map(({ name, works }) => ({ name, works }))
}
