import { adminRoute } from '@/lib/accounts/admin-route'
import { publishRelease } from '@/lib/records/releases/publish-release'

/** Publishes all of it, or nothing. */
export const POST = adminRoute(({ actor, id }) => publishRelease(actor, id))
