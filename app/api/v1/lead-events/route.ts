import { keyRoute } from '@/lib/accounts/key-route'
import { feedQuerySchema, readFeed } from '@/lib/desk/partners/lead-feed'

/** Events of the key's requests since a cursor (feedSchema). */
export const GET = keyRoute({ scope: 'leads:read' }, ({ key, query }) =>
  readFeed(key.id, feedQuerySchema.parse(Object.fromEntries(query))),
)
