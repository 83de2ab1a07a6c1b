import { renewLink } from '@/lib/leads/private-links/renew-link'
import { clientAddress } from '@/lib/platform/http/client-address'
import { consume, type Limit } from '@/lib/platform/http/rate-limit'
import { route } from '@/lib/platform/http/route'

const LIMIT: Limit = { name: 'link-renewal-form', points: 20, seconds: 60 * 60 }

/** Mails a new private link to whom it belongs. A plain form post gets the page of the old link again. */
export const POST = route<{ params: Promise<{ token: string }> }>(async (request, { params }) => {
  await consume(LIMIT, clientAddress(request.headers) ?? 'unknown')
  const page = await renewLink((await params).token, request.headers.get('x-request-id'))
  return new Response(null, { status: 303, headers: { location: `${page}?sent=link` } })
})
