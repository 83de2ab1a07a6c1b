import { adminRoute } from '@/lib/accounts/admin-route'
import { accessSchema, changeAccess } from '@/lib/accounts/users/change-access'
import { readAccount } from '@/lib/accounts/users/list-accounts'
import { deleteAccount } from '@/lib/accounts/users/staff-accounts'

/** An account with its open sessions. */
export const GET = adminRoute(({ actor, id }) => readAccount(actor, id))

/** Changes the role, communities and publishing right. */
export const PATCH = adminRoute(
  { body: accessSchema, can: ['update', 'accounts'] },
  async ({ actor, id, body, browser }) => {
    await changeAccess(actor, id, body, browser)
    return { message: 'Access changed' }
  },
)

/** Deletes the account; its actions stay in the audit log. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await deleteAccount(actor, id, browser)
  return { message: 'Account deleted' }
})
