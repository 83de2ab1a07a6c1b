import { adminRoute } from '@/lib/accounts/admin-route'
import { readTourTimes } from '@/lib/desk/status/tour-times'

/** Available tour times for this lead's family; null without an open tour calendar. */
export const GET = adminRoute(({ actor, id }) => readTourTimes(actor, id))
