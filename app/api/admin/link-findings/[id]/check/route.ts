import { adminRoute } from '@/lib/accounts/admin-route'
import { checkFinding } from '@/lib/records/links/link-findings'

/** Checks one broken link again: `{ isBroken, reason }`. */
export const POST = adminRoute(({ actor, id }) => checkFinding(actor, id))
