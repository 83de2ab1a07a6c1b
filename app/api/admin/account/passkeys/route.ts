import { browserOf } from '@/lib/auth/browser'
import { addPasskey, newPasskeySchema } from '@/lib/auth/passkeys/register-passkey'
import { requirePerson } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Keeps the passkey a device has made. */
export const POST = route(
  async (request) => {
    const user = await requirePerson()
    const made = await readJson(request, newPasskeySchema)
    return Response.json(await addPasskey(user, made, browserOf(request)), { status: 201 })
  },
  { sameOrigin: true },
)
