import { adminRoute } from '@/lib/accounts/admin-route'
import { changeSignInRules, signInRulesSchema } from '@/lib/accounts/sessions/sign-in-rules'

/** Changes the sign-in requirements. */
export const PATCH = adminRoute(
  { body: signInRulesSchema, can: ['update', 'accounts'] },
  ({ actor, body, browser }) => changeSignInRules(actor, body, browser),
)
