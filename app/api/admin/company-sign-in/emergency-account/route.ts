import { adminRoute } from '@/lib/accounts/admin-route'
import { renewEmergencyAccount } from '@/lib/accounts/company/emergency-account'
import { proofSchema } from '@/lib/accounts/sessions/prove-identity'

/** Makes the emergency account, or gives it a new password, which is answered once. */
export const POST = adminRoute(
  { body: proofSchema, can: ['create', 'accounts'] },
  ({ actor, body, browser }) => renewEmergencyAccount(actor, body.current, browser),
)
