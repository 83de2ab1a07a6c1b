import { keyRoute } from '@/lib/accounts/key-route'
import { leadsQuerySchema, listOwnLeads } from '@/lib/desk/partners/own-leads'

/** Requests that the key has sent (ownLeadsSchema). */
export const GET = keyRoute({ scope: 'leads:read' }, ({ key, query }) =>
  listOwnLeads(key, leadsQuerySchema.parse(Object.fromEntries(query))),
)
