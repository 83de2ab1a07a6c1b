import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { enterLead } from '@/lib/desk/tour-requests/enter-lead'
import { entrySchema } from '@/lib/desk/tour-requests/entry-schema'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** The desk's list; query parameters as in lib/desk/tour-requests/lead-query.ts. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listLeads(actor, parseLeadQuery(new URL(request.url).searchParams)))
})

/** Creates a lead for a family that called or visited; returns its id. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'create', 'tourRequest')
    const id = await enterLead(actor, await readJson(request, entrySchema))
    return Response.json({ id }, { status: 201 })
  },
  { sameOrigin: true },
)
