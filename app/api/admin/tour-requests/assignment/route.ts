import { adminRoute } from '@/lib/accounts/admin-route'
import { assignmentsSchema } from '@/lib/desk/status/action-schema'
import { assignLeads, assignmentChoices } from '@/lib/desk/tour-requests/assign-many'

/** Possible owners of the requests in `id`, and what a change would affect. */
export const GET = adminRoute(({ actor, query }) => assignmentChoices(actor, query.getAll('id')))

/** Assigns several requests, all or none. */
export const POST = adminRoute({ body: assignmentsSchema, can: ['update', 'leads'] }, ({ actor, body }) =>
  assignLeads(actor, body),
)
