import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { simulateLeadOperation } from '@/lib/desk/api/partner-operations'
import { simulateLead } from '@/lib/desk/partners/simulate-lead'

/** Lets something happen to a simulated family of a test key. */
export const POST = keyRoute(simulateLeadOperation, ({ key, params: { id = '' }, body }) =>
  simulateLead(key, id, body),
)

export const OPTIONS = partnerPreflight('POST')
