import { keyRoute } from '@/lib/accounts/key-route'
import { addEndpoint } from '@/lib/desk/webhooks/endpoints'
import { ownEndpointSchema, ownEndpoints } from '@/lib/desk/webhooks/own-endpoints'

/** Webhook endpoints of the key (ownEndpointsSchema). */
export const GET = keyRoute({ scope: 'leads:read' }, ({ manager }) => ownEndpoints(manager))

/** Adds an endpoint of the key; its signing secret is returned only here (ownSecretSchema). */
export const POST = keyRoute(
  { scope: 'leads:read', body: ownEndpointSchema },
  async ({ manager, body, browser }) => {
    const form = { ...body, apiKeyId: manager.apiKeyId, hasRead: false }
    return Response.json(await addEndpoint(manager, form, browser), { status: 201 })
  },
)
