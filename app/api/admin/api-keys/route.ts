import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { makeKey, newKeySchema } from '@/lib/accounts/api-keys/make-key'
import { requireUser } from '@/lib/accounts/sessions/session'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Creates an API key, which is returned only here. */
export const POST = route(
  async (request) => {
    const actor = await requireUser()
    assertCan(actor, 'create', 'apiKey')
    const wanted = await readJson(request, newKeySchema)
    return Response.json(await makeKey(actor, wanted, browserOf(request)), { status: 201 })
  },
  { sameOrigin: true },
)
