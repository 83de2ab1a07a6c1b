import { cancelRsvp } from '@/lib/leads/events/store-rsvp'
import type { Limit } from '@/lib/platform/http/rate-limit'
import { tokenRoute } from '@/lib/platform/http/token-route'

/** More than any guest needs; the limit stops token guessing. */
const LIMIT: Limit = { name: 'rsvp-cancel', points: 60, seconds: 60 * 60 }

/** Cancels a guest's seats; the private link authorizes it. A plain form post gets the guest's page. */
export const POST = tokenRoute(LIMIT, async ({ token }) => {
  const location = await cancelRsvp(token)
  return new Response(null, { status: 303, headers: { location } })
})
