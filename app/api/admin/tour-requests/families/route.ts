import { adminRoute } from '@/lib/accounts/admin-route'
import { storeLeadFile } from '@/lib/desk/lead-imports/stored-file'

/** Receives another system's list of families as the request body: 201 and the import's id, no rows yet. */
export const POST = adminRoute({ can: ['create', 'leads'], status: 201 }, ({ actor, query, request }) =>
  storeLeadFile(actor, request.body, query.get('filename') ?? ''),
)
