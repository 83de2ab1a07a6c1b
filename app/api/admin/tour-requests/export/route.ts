import { adminRoute } from '@/lib/accounts/admin-route'
import { exportLeads } from '@/lib/desk/tour-requests/export-leads'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { fileResponse } from '@/lib/platform/http/file-response'

/** All pages of the desk's list as a CSV file; takes the list's query parameters. */
export const GET = adminRoute(async ({ actor, query }) => {
  const body = await exportLeads(actor, parseLeadQuery(query))
  return fileResponse(body, `tour-requests-${new Date().toISOString().slice(0, 10)}.csv`)
})
