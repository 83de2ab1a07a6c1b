import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { getLeadOperation } from '@/lib/desk/api/partner-operations'
import { readPartnerLead } from '@/lib/leads/partner-leads/read-partner-lead'

/** One request that the key has sent, as it is now. */
export const GET = keyRoute(getLeadOperation, ({ key, params: { id = '' } }) => readPartnerLead(key, id))

export const OPTIONS = partnerPreflight('GET', 'HEAD')
