import { adminRoute } from '@/lib/accounts/admin-route'
import { tagsChangeSchema } from '@/lib/desk/status/action-schema'
import { tagChoices, tagLeads } from '@/lib/desk/tour-requests/tag-leads'

/** All tags, with the requests in `id` that have them. */
export const GET = adminRoute(({ actor, query }) => tagChoices(actor, query.getAll('id')))

/** Adds tags to requests and removes tags, all or none. */
export const POST = adminRoute({ body: tagsChangeSchema, can: ['update', 'leads'] }, ({ actor, body }) =>
  tagLeads(actor, body),
)
