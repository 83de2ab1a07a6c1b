import { adminRoute } from '@/lib/accounts/admin-route'
import { importReport } from '@/lib/marketing/advertising/import-report'

/** Previews a cost report, sent as the request body; imports it with `?save=1`. */
export const POST = adminRoute(({ actor, query, request }) =>
  importReport(actor, request.body, { save: query.get('save') === '1' }),
)
