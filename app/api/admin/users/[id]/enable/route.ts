import { adminRoute } from '@/lib/accounts/admin-route'
import { enableAccount } from '@/lib/accounts/users/staff-accounts'

/** Enables a disabled account. */
export const POST = adminRoute(async ({ actor, id, browser }) => {
  await enableAccount(actor, id, browser)
  return { message: 'Account enabled' }
})
