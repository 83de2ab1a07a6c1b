import { accountRoute } from '@/lib/accounts/access/account-route'
import { passkeySignInSchema, signInWithPasskey } from '@/lib/accounts/passkeys/passkey-sign-in'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'

/** Signs in with a passkey, alone or as the second factor. */
export const POST = accountRoute(passkeySignInSchema, async (given, browser) =>
  signedInResponse(await signInWithPasskey(given, browser), 200),
)
