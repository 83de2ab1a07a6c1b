import { accountRoute } from '@/lib/accounts/access/account-route'
import { offerPasskeySignIn, passkeyOptionsSchema } from '@/lib/accounts/passkeys/passkey-sign-in'

/** WebAuthn options for signing in. */
export const POST = accountRoute(passkeyOptionsSchema, async (given, browser) =>
  Response.json(await offerPasskeySignIn(given, browser)),
)
