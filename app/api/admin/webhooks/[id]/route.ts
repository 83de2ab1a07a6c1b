import { assertCan } from '@/lib/auth/access'
import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { endpointSchema } from '@/lib/webhooks/endpoint-schema'
import { changeEndpoint, removeEndpoint } from '@/lib/webhooks/save-endpoint'

type Context = { params: Promise<{ id: string }> }

/** Changes an endpoint, and switches it on or off. */
export const PUT = route<Context>(
  async (request, context) => {
    const actor = await requireUser()
    assertCan(actor, 'update', 'webhookEndpoint')
    const form = await readJson(request, endpointSchema)
    await changeEndpoint(actor, await idOf(context), form, browserOf(request))
    return Response.json({ message: 'Endpoint saved' })
  },
  { sameOrigin: true },
)

/** Removes an endpoint with its delivery log. */
export const DELETE = route<Context>(
  async (request, context) => {
    await removeEndpoint(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Endpoint removed' })
  },
  { sameOrigin: true },
)
