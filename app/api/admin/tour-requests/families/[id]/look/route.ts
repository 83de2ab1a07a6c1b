import { adminRoute } from '@/lib/accounts/admin-route'
import { previewLeads } from '@/lib/desk/lead-imports/import-leads'
import { previewSchema } from '@/lib/records/import/run-import'

/** Previews an import of families, row by row; stores only which rows are refused. */
export const POST = adminRoute({ can: ['create', 'leads'], body: previewSchema }, ({ actor, id, body }) =>
  previewLeads(actor, id, body),
)
