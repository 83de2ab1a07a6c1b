import { adminRoute } from '@/lib/accounts/admin-route'
import { readKey, revokeKey } from '@/lib/accounts/api-keys/keys'

/** A key, without its secret. */
export const GET = adminRoute(({ actor, id }) => readKey(actor, id))

/** Revokes a key; it stays in the list. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await revokeKey(actor, id, browser)
  return { message: 'Key revoked' }
})
