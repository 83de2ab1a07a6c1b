import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { replayMessageOperation } from '@/lib/desk/api/endpoint-operations'
import { replayMessage } from '@/lib/desk/webhooks/endpoints'

/** Sends a message again under its id. */
export const POST = keyRoute(
  replayMessageOperation,
  ({ manager, params: { id = '', messageId = '' }, browser }) =>
    replayMessage(manager, { endpointId: id, messageId }, browser),
)

export const OPTIONS = partnerPreflight('POST')
