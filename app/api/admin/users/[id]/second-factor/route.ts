import { adminRoute } from '@/lib/accounts/admin-route'
import { clearSecondFactor } from '@/lib/accounts/second-factor/clear-second-factor'

/** Removes the second factor of a user who lost their device. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await clearSecondFactor(actor, id, browser)
  return { message: 'Second factor removed' }
})
