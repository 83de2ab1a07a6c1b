import { adminRoute } from '@/lib/accounts/admin-route'
import { revokeKey } from '@/lib/accounts/api-keys/keys'

/** Revokes a key; it stays in the list. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await revokeKey(actor, id, browser)
  return { message: 'Key revoked' }
})
