import { assertCan } from '@/lib/auth/access'
import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { endpointSchema } from '@/lib/webhooks/endpoint-schema'
import { addEndpoint } from '@/lib/webhooks/save-endpoint'

/** Sets up a webhook endpoint; the answer carries its signing secret, this once. */
export const POST = route(
  async (request) => {
    const actor = await requireUser()
    assertCan(actor, 'create', 'webhookEndpoint')
    const form = await readJson(request, endpointSchema)
    return Response.json(await addEndpoint(actor, form, browserOf(request)), { status: 201 })
  },
  { sameOrigin: true },
)
