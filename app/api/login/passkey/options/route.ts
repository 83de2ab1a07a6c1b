import { readAccountRequest } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { offerPasskeySignIn, passkeyOptionsSchema } from '@/lib/auth/passkeys/passkey-sign-in'
import { route } from '@/lib/http/route'

/** What a device is asked to sign. */
export const POST = route(
  async (request) => {
    const given = await readAccountRequest(request, passkeyOptionsSchema)
    return Response.json(await offerPasskeySignIn(given, browserOf(request)))
  },
  { sameOrigin: true },
)
