import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listLeadsOperation } from '@/lib/desk/api/partner-operations'
import { listOwnLeads } from '@/lib/desk/partners/own-leads'

/** Requests that the key has sent. */
export const GET = keyRoute(listLeadsOperation, ({ key, query }) => listOwnLeads(key, query))

export const OPTIONS = partnerPreflight('GET', 'HEAD')
