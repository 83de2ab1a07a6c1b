import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { passkeySignInSchema, signInWithPasskey } from '@/lib/accounts/passkeys/passkey-sign-in'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'
import { route } from '@/lib/platform/http/route'

/** Signs in with a passkey, alone or as the second factor. */
export const POST = route(
  async (request) => {
    const given = await readAccountRequest(request, passkeySignInSchema)
    return signedInResponse(await signInWithPasskey(given, browserOf(request)), 200)
  },
  { sameOrigin: true },
)
