import { adminRoute } from '@/lib/accounts/admin-route'
import { liveDashboard } from '@/lib/desk/live/shared-counts'

/** The dashboard's figures about leads, at most a second old. */
export const GET = adminRoute(({ actor }) => liveDashboard(actor))
