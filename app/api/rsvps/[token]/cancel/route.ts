import { cancelRsvp } from '@/lib/leads/events/store-rsvp'
import { privateForm } from '@/lib/leads/private-links/private-form'
import type { Limit } from '@/lib/platform/http/rate-limit'

/** More than any guest needs; the limit stops token guessing. */
const LIMIT: Limit = { name: 'rsvp-cancel', points: 60, seconds: 60 * 60 }

/** Cancels a guest's seats; the private link authorizes it. A plain form post gets the guest's page. */
export const POST = privateForm(LIMIT, async ({ token }) => {
  const location = await cancelRsvp(token)
  return new Response(null, { status: 303, headers: { location } })
})
