import { keyRoute } from '@/lib/accounts/key-route'
import { changeEndpoint, removeEndpoint } from '@/lib/desk/webhooks/endpoints'
import { ownEndpoint, ownEndpointSchema } from '@/lib/desk/webhooks/own-endpoints'

/** One endpoint of the key (ownEndpointViewSchema). */
export const GET = keyRoute({ scope: 'leads:read' }, ({ manager, params: { id = '' } }) =>
  ownEndpoint(manager, id),
)

/** Changes an endpoint, and turns it on or off. */
export const PUT = keyRoute(
  { scope: 'leads:read', body: ownEndpointSchema },
  async ({ manager, params: { id = '' }, body, browser }) => {
    await changeEndpoint(manager, id, body, browser)
    return ownEndpoint(manager, id)
  },
)

/** Deletes an endpoint with its delivery log. */
export const DELETE = keyRoute({ scope: 'leads:read' }, ({ manager, params: { id = '' }, browser }) =>
  removeEndpoint(manager, id, browser),
)
