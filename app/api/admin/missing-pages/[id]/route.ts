import { adminRoute } from '@/lib/accounts/admin-route'
import { forgetMissed } from '@/lib/records/missing-pages/missing-pages'

/** Removes a URL from the list. */
export const DELETE = adminRoute(({ actor, id }) => forgetMissed(actor, id))
