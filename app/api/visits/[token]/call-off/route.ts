import { privateForm } from '@/lib/leads/private-links/private-form'
import { callTourOff } from '@/lib/leads/tours/ask-for-change'
import type { Limit } from '@/lib/platform/http/rate-limit'

const LIMIT: Limit = { name: 'visit-call-off', points: 20, seconds: 60 * 60 }

/** Cancels a family's tour; the private link authorizes it. A plain form post gets the family's page. */
export const POST = privateForm(LIMIT, async ({ token, requestId }) => {
  const location = await callTourOff(token, requestId)
  return new Response(null, { status: 303, headers: { location } })
})
