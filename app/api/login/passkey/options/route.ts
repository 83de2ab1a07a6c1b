import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { offerPasskeySignIn, passkeyOptionsSchema } from '@/lib/accounts/passkeys/passkey-sign-in'
import { route } from '@/lib/platform/http/route'

/** WebAuthn options for signing in. */
export const POST = route(
  async (request) => {
    const given = await readAccountRequest(request, passkeyOptionsSchema)
    return Response.json(await offerPasskeySignIn(given, browserOf(request)))
  },
  { sameOrigin: true },
)
