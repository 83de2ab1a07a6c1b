import { cancelRsvp } from '@/lib/leads/events/store-rsvp'
import { clientAddress } from '@/lib/platform/http/client-address'
import { consume, type Limit } from '@/lib/platform/http/rate-limit'
import { route } from '@/lib/platform/http/route'

/** More than any guest needs; the limit stops token guessing. */
const LIMIT: Limit = { name: 'rsvp-cancel', points: 60, seconds: 60 * 60 }

/** Cancels a guest's seats; the private link authorizes it. A plain form post gets the guest's page. */
export const POST = route<{ params: Promise<{ token: string }> }>(async (request, { params }) => {
  await consume(LIMIT, clientAddress(request.headers) ?? 'unknown')
  const location = await cancelRsvp((await params).token)
  return new Response(null, { status: 303, headers: { location } })
})
