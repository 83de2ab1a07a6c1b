import { adminRoute } from '@/lib/accounts/admin-route'
import { enterLead } from '@/lib/desk/tour-requests/enter-lead'
import { entrySchema } from '@/lib/desk/tour-requests/entry-schema'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'

/** The desk's list; query parameters as in lib/desk/tour-requests/lead-query.ts. */
export const GET = adminRoute(({ actor, query }) => listLeads(actor, parseLeadQuery(query)))

/** Creates a lead for a family that called or visited; returns its id. */
export const POST = adminRoute({ body: entrySchema, can: ['create', 'leads'] }, async ({ actor, body }) =>
  Response.json({ id: await enterLead(actor, body) }, { status: 201 }),
)
