import { callTourOff } from '@/lib/leads/tours/ask-for-change'
import { clientAddress } from '@/lib/platform/http/client-address'
import { consume, type Limit } from '@/lib/platform/http/rate-limit'
import { route } from '@/lib/platform/http/route'

const LIMIT: Limit = { name: 'visit-call-off', points: 20, seconds: 60 * 60 }

/** Cancels a family's tour; the private link authorizes it. A plain form post gets the family's page. */
export const POST = route<{ params: Promise<{ token: string }> }>(async (request, { params }) => {
  await consume(LIMIT, clientAddress(request.headers) ?? 'unknown')
  const location = await callTourOff((await params).token, request.headers.get('x-request-id'))
  return new Response(null, { status: 303, headers: { location } })
})
