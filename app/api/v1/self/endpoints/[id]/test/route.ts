import { keyRoute } from '@/lib/accounts/key-route'
import { sendTest } from '@/lib/desk/webhooks/endpoints'

/** Sends a test message to an endpoint. */
export const POST = keyRoute({ scope: 'leads:read' }, ({ manager, params: { id = '' }, browser }) =>
  sendTest(manager, id, browser),
)
