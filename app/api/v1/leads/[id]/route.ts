import { keyRoute } from '@/lib/accounts/key-route'
import { readPartnerLead } from '@/lib/leads/partner-leads/read-partner-lead'

/** One request that the key has sent, as it is now (partnerLeadSchema). */
export const GET = keyRoute({ scope: 'leads:read' }, ({ key, params: { id = '' } }) =>
  readPartnerLead(key, id),
)
