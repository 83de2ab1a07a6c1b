import { keyRoute } from '@/lib/accounts/key-route'
import { simulateLead, simulationSchema } from '@/lib/desk/partners/simulate-lead'

/** Lets something happen to a simulated family of a test key (partnerLeadSchema). */
export const POST = keyRoute(
  { scope: 'leads:read', body: simulationSchema },
  ({ key, params: { id = '' }, body }) => simulateLead(key, id, body),
)
