import { adminRoute } from '@/lib/accounts/admin-route'
import { accessSchema, readNext } from '@/lib/records/wordpress/read-site'

/** Reads the next posts or pages of a WordPress, and says how many are read. */
export const POST = adminRoute(
  { can: ['update', 'administration'], body: accessSchema },
  ({ actor, id, body }) => readNext(actor, id, body),
)
