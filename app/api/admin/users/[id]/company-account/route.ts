import { adminRoute } from '@/lib/accounts/admin-route'
import { disconnectAccount } from '@/lib/accounts/company/disconnect-account'

/** Disconnects a user's account from their company account. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await disconnectAccount(actor, id, browser)
  return { message: 'Company account disconnected' }
})
