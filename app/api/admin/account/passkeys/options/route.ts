import { adminRoute } from '@/lib/accounts/admin-route'
import { offerPasskey, passkeyOfferSchema } from '@/lib/accounts/passkeys/own-passkeys'

/** WebAuthn options for creating a passkey. */
export const POST = adminRoute(
  { body: passkeyOfferSchema, secondFactor: 'may be missing' },
  ({ actor, body, browser }) => offerPasskey(actor, body, browser),
)
