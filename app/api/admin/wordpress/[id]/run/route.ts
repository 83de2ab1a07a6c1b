import { adminRoute } from '@/lib/accounts/admin-route'
import { runWordpressImport } from '@/lib/records/wordpress/run-import'

/** Makes the articles, pages and redirects of an export. */
export const POST = adminRoute({ can: ['update', 'administration'] }, ({ actor, id }) =>
  runWordpressImport(actor, id),
)
