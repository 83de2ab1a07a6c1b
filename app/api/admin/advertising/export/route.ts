import { adminRoute } from '@/lib/accounts/admin-route'
import { exportConversions } from '@/lib/marketing/conversions/export-file'
import { fileResponse } from '@/lib/platform/http/file-response'

/** One of the CSV files for an ad platform. */
export const GET = adminRoute(async ({ actor, query }) => {
  const file = query.get('file')
  return fileResponse(await exportConversions(actor, file), `conversions-${file}.csv`)
})
