import { callTourOff } from '@/lib/leads/tours/ask-for-change'
import type { Limit } from '@/lib/platform/http/rate-limit'
import { tokenRoute } from '@/lib/platform/http/token-route'

const LIMIT: Limit = { name: 'visit-call-off', points: 20, seconds: 60 * 60 }

/** Cancels a family's tour; the private link authorizes it. A plain form post gets the family's page. */
export const POST = tokenRoute(LIMIT, async ({ token, requestId }) => {
  const location = await callTourOff(token, requestId)
  return new Response(null, { status: 303, headers: { location } })
})
