import { requestActor } from '@/lib/accounts/actor'
import { exportLeads } from '@/lib/desk/tour-requests/export-leads'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { route } from '@/lib/platform/http/route'

/** All pages of the desk's list as a CSV file; takes the list's query parameters. */
export const GET = route(async (request) => {
  const query = parseLeadQuery(new URL(request.url).searchParams)
  const body = await exportLeads(await requestActor(request), query)
  const name = `tour-requests-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
})
