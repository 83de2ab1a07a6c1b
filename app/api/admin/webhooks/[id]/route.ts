import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { endpointSchema } from '@/lib/desk/webhooks/endpoint-schema'
import { changeEndpoint, removeEndpoint } from '@/lib/desk/webhooks/save-endpoint'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Changes an endpoint, and turns it on or off. */
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

/** Deletes an endpoint with its delivery log. */
export const DELETE = route<Context>(
  async (request, context) => {
    await removeEndpoint(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Endpoint removed' })
  },
  { sameOrigin: true },
)
