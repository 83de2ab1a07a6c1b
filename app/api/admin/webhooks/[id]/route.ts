import { adminRoute } from '@/lib/accounts/admin-route'
import { endpointSchema } from '@/lib/desk/webhooks/endpoint-schema'
import { changeEndpoint, removeEndpoint } from '@/lib/desk/webhooks/endpoints'
import { readEndpoint } from '@/lib/desk/webhooks/list-endpoints'

/** An endpoint, without its secret. */
export const GET = adminRoute(({ actor, id }) => readEndpoint(actor, id))

/** Changes an endpoint, and turns it on or off. */
export const PUT = adminRoute(
  { body: endpointSchema, can: ['update', 'accounts'] },
  async ({ actor, id, body, browser }) => {
    await changeEndpoint(actor, id, body, browser)
    return { message: 'Endpoint saved' }
  },
)

/** Deletes an endpoint with its delivery log. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await removeEndpoint(actor, id, browser)
  return { message: 'Endpoint removed' }
})
