import 'server-only'
import type { ListedAccount } from '@/lib/accounts/users/list-accounts'
import { isMailConfigured } from '@/lib/platform/integrations/mail'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'

type AlertChannel = { name: 'call' | 'text' | 'mail' | 'push'; works: boolean }

/** Channels a user chose for new requests, and whether each works now. */
export function alertChannels({
  email,
  alertRules: rules,
  pushDevices,
}: Pick<ListedAccount, 'email' | 'alertRules' | 'pushDevices'>): AlertChannel[] {
  const channels: (AlertChannel & { isChosen: boolean })[] = [
    {
      name: 'call',
      // Without a voice service nothing mentions calls.
      isChosen: isVoiceConfigured() && (rules?.byCall ?? false),
      works: rules?.callPhone != null,
    },
    {
      name: 'text',
      isChosen: rules?.byText ?? false,
      works: isTextingConfigured() && rules?.mobile != null && rules.textRefusal === null,
    },
    { name: 'mail', isChosen: rules?.byMail ?? false, works: isMailConfigured() && email !== null },
    {
      name: 'push',
      isChosen: pushDevices.length > 0,
      works: pushDevices.some(({ isReachable }) => isReachable),
    },
  ]
  return channels.filter(({ isChosen }) => isChosen).map(({ name, works }) => ({ name, works }))
}
