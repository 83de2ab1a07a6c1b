import { adminRoute } from '@/lib/accounts/admin-route'
import { markSpam } from '@/lib/desk/tour-requests/quarantine'

/** Marks a request as spam. */
export const POST = adminRoute(async ({ actor, id }) => {
  await markSpam(actor, id)
  return { message: 'Moved to quarantine' }
})
