import { adminRoute } from '@/lib/accounts/admin-route'
import { renewRecoveryCodes } from '@/lib/accounts/second-factor/own-second-factor'
import { proofSchema } from '@/lib/accounts/sessions/prove-identity'

/** Issues new recovery codes and invalidates the old ones. */
export const POST = adminRoute(proofSchema, ({ actor, body, browser }) =>
  renewRecoveryCodes(actor, body, browser),
)
