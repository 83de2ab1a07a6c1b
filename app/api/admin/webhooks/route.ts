import { adminRoute } from '@/lib/accounts/admin-route'
import { newEndpointSchema } from '@/lib/desk/webhooks/endpoint-schema'
import { addEndpoint } from '@/lib/desk/webhooks/endpoints'
import { listEndpoints } from '@/lib/desk/webhooks/list-endpoints'

/** All webhook endpoints. */
export const GET = adminRoute(({ actor }) => listEndpoints(actor))

/** Creates a webhook endpoint; its signing secret is returned only here. */
export const POST = adminRoute(
  { body: newEndpointSchema, can: ['create', 'accounts'] },
  async ({ actor, body, browser }) => Response.json(await addEndpoint(actor, body, browser), { status: 201 }),
)
