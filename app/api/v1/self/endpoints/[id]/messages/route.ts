import { keyRoute } from '@/lib/accounts/key-route'
import { ownMessages } from '@/lib/desk/webhooks/own-endpoints'

/** The delivery log of an endpoint (ownMessagesSchema). */
export const GET = keyRoute({ scope: 'leads:read' }, ({ manager, params: { id = '' }, query }) =>
  ownMessages(manager, id, query),
)
