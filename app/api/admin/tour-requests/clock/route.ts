import { adminRoute } from '@/lib/accounts/admin-route'
import { readLeadClock } from '@/lib/desk/tour-requests/lead-clock'

/** Leads without a first attempt, for the strip on every back-office page. */
export const GET = adminRoute(({ actor }) => readLeadClock(actor))
