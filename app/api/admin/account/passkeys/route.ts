import { browserOf } from '@/lib/accounts/access/browser'
import { addPasskey, newPasskeySchema } from '@/lib/accounts/passkeys/register-passkey'
import { requirePerson } from '@/lib/accounts/sessions/session'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Stores a new passkey. */
export const POST = route(
  async (request) => {
    const user = await requirePerson()
    const made = await readJson(request, newPasskeySchema)
    return Response.json(await addPasskey(user, made, browserOf(request)), { status: 201 })
  },
  { sameOrigin: true },
)
