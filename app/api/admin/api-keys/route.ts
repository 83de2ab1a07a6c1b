import { adminRoute } from '@/lib/accounts/admin-route'
import { listKeys, makeKey, newKeySchema } from '@/lib/accounts/api-keys/keys'

/** Valid keys and the latest invalid ones. */
export const GET = adminRoute(({ actor }) => listKeys(actor))

/** Creates an API key, which is returned only here. */
export const POST = adminRoute(
  { body: newKeySchema, can: ['create', 'accounts'] },
  async ({ actor, body, browser }) => Response.json(await makeKey(actor, body, browser), { status: 201 }),
)
