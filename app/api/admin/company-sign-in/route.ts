import { adminRoute } from '@/lib/accounts/admin-route'
import { saveCompanySignIn } from '@/lib/accounts/company/save-settings'
import { companySignInSchema } from '@/lib/accounts/company/settings-schema'

/** Changes how people sign in with their company account. */
export const PUT = adminRoute(
  { body: companySignInSchema, can: ['update', 'accounts'] },
  ({ actor, body, browser }) => saveCompanySignIn(actor, body, browser),
)
