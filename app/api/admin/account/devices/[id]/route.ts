import { adminRoute } from '@/lib/accounts/admin-route'
import { removeOwnDevice } from '@/lib/desk/alerts/own-devices'

/** Removes one of the person's devices. */
export const DELETE = adminRoute(async ({ actor, id }) => {
  await removeOwnDevice(actor, id)
  return { message: 'Device removed' }
})
