import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { endpointSchema } from '@/lib/desk/webhooks/endpoint-schema'
import { addEndpoint } from '@/lib/desk/webhooks/save-endpoint'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Creates a webhook endpoint; its signing secret is returned only here. */
export const POST = route(
  async (request) => {
    const actor = await requireUser()
    assertCan(actor, 'create', 'webhookEndpoint')
    const form = await readJson(request, endpointSchema)
    return Response.json(await addEndpoint(actor, form, browserOf(request)), { status: 201 })
  },
  { sameOrigin: true },
)
