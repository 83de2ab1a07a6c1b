import { adminRoute } from '@/lib/accounts/admin-route'
import { endOwnSession } from '@/lib/accounts/sessions/own-sessions'

/** Ends one of the person's sessions. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await endOwnSession(actor, id, browser)
  return { message: 'Session ended' }
})
