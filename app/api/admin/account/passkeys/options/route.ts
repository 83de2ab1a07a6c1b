import { browserOf } from '@/lib/accounts/access/browser'
import { offerPasskey, passkeyOfferSchema } from '@/lib/accounts/passkeys/register-passkey'
import { requirePerson } from '@/lib/accounts/sessions/session'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** WebAuthn options for creating a passkey. */
export const POST = route(
  async (request) => {
    const user = await requirePerson()
    const proof = await readJson(request, passkeyOfferSchema)
    return Response.json(await offerPasskey(user, proof, browserOf(request)))
  },
  { sameOrigin: true },
)
