import { keyRoute } from '@/lib/accounts/key-route'
import { listLeadEventsOperation } from '@/lib/desk/api/partner-operations'
import { readFeed } from '@/lib/desk/partners/lead-feed'

/** Events of the key's requests since a cursor. */
export const GET = keyRoute(listLeadEventsOperation, ({ key, query }) => readFeed(key.id, query))
