import { adminRoute } from '@/lib/accounts/admin-route'
import { endSessions } from '@/lib/accounts/users/staff-accounts'

/** Ends every session of the account. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await endSessions(actor, id, browser)
  return { message: 'Signed out everywhere' }
})
