import { adminRoute } from '@/lib/accounts/admin-route'
import { siteSchema, startReading } from '@/lib/records/wordpress/read-site'

/** Begins to read a WordPress by its address, or goes on with one that was interrupted. */
export const POST = adminRoute({ can: ['update', 'administration'], body: siteSchema }, ({ actor, body }) =>
  startReading(actor, body),
)
