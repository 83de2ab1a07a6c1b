import { adminRoute } from '@/lib/accounts/admin-route'
import { importCmsFile } from '@/lib/records/inspections/import-cms-file'

/** Stores a file downloaded from CMS, sent as the request body. */
export const POST = adminRoute({ can: ['update', 'content'] }, ({ actor, query, request }) =>
  importCmsFile(actor, query.get('file'), request.body),
)
