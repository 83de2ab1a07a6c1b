import { adminRoute } from '@/lib/accounts/admin-route'
import { proveImport } from '@/lib/records/wordpress/prove-import'

/** Says how the site answers each old address of an export; stores nothing. */
export const POST = adminRoute({ can: ['update', 'administration'] }, ({ actor, id }) =>
  proveImport(actor, id),
)
