import { readAccountRequest } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { passkeySignInSchema, signInWithPasskey } from '@/lib/auth/passkeys/passkey-sign-in'
import { signedInResponse } from '@/lib/auth/signed-in-response'
import { route } from '@/lib/http/route'

/** Signs in by what a device has signed, with or without a password before it. */
export const POST = route(
  async (request) => {
    const given = await readAccountRequest(request, passkeySignInSchema)
    return signedInResponse(await signInWithPasskey(given, browserOf(request)), 200)
  },
  { sameOrigin: true },
)
