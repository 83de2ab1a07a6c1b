import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import {
  changeEndpointOperation,
  getEndpointOperation,
  removeEndpointOperation,
} from '@/lib/desk/api/endpoint-operations'
import { changeEndpoint, removeEndpoint } from '@/lib/desk/webhooks/endpoints'
import { ownEndpoint } from '@/lib/desk/webhooks/own-endpoints'

/** One endpoint of the key. */
export const GET = keyRoute(getEndpointOperation, ({ manager, params: { id = '' } }) =>
  ownEndpoint(manager, id),
)

/** Changes an endpoint, and turns it on or off. */
export const PUT = keyRoute(
  changeEndpointOperation,
  async ({ manager, params: { id = '' }, body, browser }) => {
    await changeEndpoint(manager, id, body, browser)
    return ownEndpoint(manager, id)
  },
)

/** Deletes an endpoint with its delivery log. */
export const DELETE = keyRoute(removeEndpointOperation, ({ manager, params: { id = '' }, browser }) =>
  removeEndpoint(manager, id, browser),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD', 'PUT', 'DELETE')
