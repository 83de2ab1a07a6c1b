import { adminRoute } from '@/lib/accounts/admin-route'
import { undoWordpressImport } from '@/lib/records/wordpress/undo-import'

/** Removes everything that an import made, or nothing. */
export const POST = adminRoute({ can: ['update', 'administration'] }, ({ actor, id }) =>
  undoWordpressImport(actor, id),
)
