import { adminRoute } from '@/lib/accounts/admin-route'
import { replaceSecret } from '@/lib/desk/webhooks/endpoints'

/** Creates a new signing secret, which is returned only here. */
export const POST = adminRoute(({ actor, id, browser }) => replaceSecret(actor, id, browser))
