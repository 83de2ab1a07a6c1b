import { adminRoute } from '@/lib/accounts/admin-route'
import { recentLeadClock } from '@/lib/desk/live/shared-counts'

/** Leads without a first attempt, for browsers that cannot keep the stream open. */
export const GET = adminRoute(({ actor }) => recentLeadClock(actor))
