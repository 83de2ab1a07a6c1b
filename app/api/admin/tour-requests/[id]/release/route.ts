import { adminRoute } from '@/lib/accounts/admin-route'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'

/** "Not spam": moves it from quarantine to the queue and alerts staff. */
export const POST = adminRoute(async ({ actor, id }) => {
  await releaseLead(actor, id)
  return { message: 'Released. Staff are being alerted.' }
})
