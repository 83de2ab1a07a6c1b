import { keyRoute } from '@/lib/accounts/key-route'
import { replayMessage } from '@/lib/desk/webhooks/endpoints'

/** Sends a message again under its id. */
export const POST = keyRoute(
  { scope: 'leads:read' },
  ({ manager, params: { id = '', messageId = '' }, browser }) =>
    replayMessage(manager, { endpointId: id, messageId }, browser),
)
