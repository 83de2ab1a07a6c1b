import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listMessagesOperation } from '@/lib/desk/api/endpoint-operations'
import { ownMessages } from '@/lib/desk/webhooks/own-endpoints'

/** The delivery log of an endpoint. */
export const GET = keyRoute(listMessagesOperation, ({ manager, params: { id = '' }, query }) =>
  ownMessages(manager, id, query),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
