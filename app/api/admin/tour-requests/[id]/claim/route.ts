import { adminRoute } from '@/lib/accounts/admin-route'
import { claimLead } from '@/lib/desk/tour-requests/claim'

/** Marks the person as calling this family now. */
export const POST = adminRoute(async ({ actor, id }) => ({ claimedUntil: await claimLead(actor, id) }))
