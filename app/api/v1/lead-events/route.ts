import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listLeadEventsOperation } from '@/lib/desk/api/partner-operations'
import { readFeed } from '@/lib/desk/partners/lead-feed'

/** Events of the key's requests since a cursor. */
export const GET = keyRoute(listLeadEventsOperation, ({ key, query }) => readFeed(key.id, query))

export const OPTIONS = partnerPreflight('GET', 'HEAD')
