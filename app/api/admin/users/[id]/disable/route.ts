import { adminRoute } from '@/lib/accounts/admin-route'
import { disableAccount } from '@/lib/accounts/users/staff-accounts'

/** Disables the account and ends its sessions. */
export const POST = adminRoute(async ({ actor, id, browser }) => {
  await disableAccount(actor, id, browser)
  return { message: 'Account disabled' }
})
