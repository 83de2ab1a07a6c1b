import { browserOf } from '@/lib/auth/browser'
import { offerPasskey, passkeyOfferSchema } from '@/lib/auth/passkeys/register-passkey'
import { requirePerson } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** What a device needs to make a passkey. */
export const POST = route(
  async (request) => {
    const user = await requirePerson()
    const proof = await readJson(request, passkeyOfferSchema)
    return Response.json(await offerPasskey(user, proof, browserOf(request)))
  },
  { sameOrigin: true },
)
