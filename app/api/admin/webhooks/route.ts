import { adminRoute } from '@/lib/accounts/admin-route'
import { newEndpointSchema } from '@/lib/desk/webhooks/endpoint-schema'
import { addEndpoint } from '@/lib/desk/webhooks/endpoints'

/** Creates a webhook endpoint; its signing secret is returned only here. */
export const POST = adminRoute(
  { body: newEndpointSchema, can: ['create', 'accounts'] },
  async ({ actor, body, browser }) => Response.json(await addEndpoint(actor, body, browser), { status: 201 }),
)
