import { adminRoute } from '@/lib/accounts/admin-route'
import { runLeadImport } from '@/lib/desk/lead-imports/import-leads'
import { runSchema } from '@/lib/records/import/run-import'

/** Imports the accepted families of a file; with `allOrNothing`, only when all are accepted. */
export const POST = adminRoute({ can: ['create', 'leads'], body: runSchema }, ({ actor, id, body }) =>
  runLeadImport(actor, id, body),
)
