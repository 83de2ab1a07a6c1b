import { adminRoute } from '@/lib/accounts/admin-route'
import { statusesChangeSchema } from '@/lib/desk/status/action-schema'
import { moveLeads, statusChoices } from '@/lib/desk/status/status-many'

/** Possible statuses of the requests in `id`, and what a change would affect. */
export const GET = adminRoute(({ actor, query }) => statusChoices(actor, query.getAll('id')))

/** Moves several requests to one status, all or none. */
export const POST = adminRoute({ body: statusesChangeSchema, can: ['update', 'leads'] }, ({ actor, body }) =>
  moveLeads(actor, body),
)
