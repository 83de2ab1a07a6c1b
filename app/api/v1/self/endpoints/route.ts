import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { addEndpointOperation, listEndpointsOperation } from '@/lib/desk/api/endpoint-operations'
import { addEndpoint } from '@/lib/desk/webhooks/endpoints'
import { ownEndpoints } from '@/lib/desk/webhooks/own-endpoints'

/** Webhook endpoints of the key. */
export const GET = keyRoute(listEndpointsOperation, ({ manager }) => ownEndpoints(manager))

/** Adds an endpoint of the key; its signing secret is returned only here. */
export const POST = keyRoute(addEndpointOperation, ({ manager, body, browser }) =>
  addEndpoint(manager, { ...body, apiKeyId: manager.apiKeyId, hasRead: false }, browser),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD', 'POST')
