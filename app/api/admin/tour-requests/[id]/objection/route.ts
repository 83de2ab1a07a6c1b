import { adminRoute } from '@/lib/accounts/admin-route'
import { objectToClaim } from '@/lib/desk/tour-requests/agency-claim'

/** Records that the agency was told we knew the family first. */
export const POST = adminRoute(async ({ actor, id }) => {
  await objectToClaim(actor, id)
  return { message: 'Saved' }
})
