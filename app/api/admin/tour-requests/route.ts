import { requestActor } from '@/lib/admin/actor'
import { parseLeadQuery } from '@/lib/desk/lead-query'
import { listLeads } from '@/lib/desk/list-leads'
import { route } from '@/lib/http/route'

/** The desk's list; the query is that of lib/desk/lead-query.ts. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listLeads(actor, parseLeadQuery(new URL(request.url).searchParams)))
})
