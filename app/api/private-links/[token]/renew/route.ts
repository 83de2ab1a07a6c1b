import { privateForm } from '@/lib/leads/private-links/private-form'
import { renewLink } from '@/lib/leads/private-links/renew-link'
import type { Limit } from '@/lib/platform/http/rate-limit'

const LIMIT: Limit = { name: 'link-renewal-form', points: 20, seconds: 60 * 60 }

/** Mails a new private link to whom it belongs. A plain form post gets the page of the old link again. */
export const POST = privateForm(LIMIT, async ({ token, requestId }) => {
  const page = await renewLink(token, requestId)
  return new Response(null, { status: 303, headers: { location: `${page}?sent=link` } })
})
