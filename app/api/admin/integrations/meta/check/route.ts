import { adminRoute } from '@/lib/accounts/admin-route'
import { checkMeta } from '@/lib/leads/lead-forms/check-meta'

/** Tests the Meta connection. */
export const POST = adminRoute(async ({ actor }) => ({ message: await checkMeta(actor) }))
