import { assertCan } from '@/lib/auth/access'
import { makeKey, newKeySchema } from '@/lib/auth/api-keys/make-key'
import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Makes an API key; the answer carries it, this once. */
export const POST = route(
  async (request) => {
    const actor = await requireUser()
    assertCan(actor, 'create', 'apiKey')
    const wanted = await readJson(request, newKeySchema)
    return Response.json(await makeKey(actor, wanted, browserOf(request)), { status: 201 })
  },
  { sameOrigin: true },
)
