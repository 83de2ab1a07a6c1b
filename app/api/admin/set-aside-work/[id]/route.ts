import { adminRoute } from '@/lib/accounts/admin-route'
import { giveUpSetAside, retrySetAside } from '@/lib/server/health/set-aside-work'

/** Runs set-aside work again. */
export const POST = adminRoute(async ({ actor, id }) => {
  await retrySetAside(actor, id)
  return { message: 'Trying again' }
})

/** Gives it up. */
export const DELETE = adminRoute(async ({ actor, id }) => {
  await giveUpSetAside(actor, id)
  return { message: 'Given up' }
})
