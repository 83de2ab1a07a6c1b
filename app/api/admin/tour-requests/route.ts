import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { parseLeadQuery } from '@/lib/leads/desk/lead-query'
import { listLeads } from '@/lib/leads/desk/list-leads'

/** The desk's list; the query is that of lib/leads/desk/lead-query.ts. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listLeads(actor, parseLeadQuery(new URL(request.url).searchParams)))
})
