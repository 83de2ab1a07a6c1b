import 'server-only'
import { env } from '@/lib/platform/env'
import { siteUrl } from '@/lib/platform/site'

/** CORS permissions of an allowed origin; cookies are never allowed. */
const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match',
  'access-control-max-age': '600',
}
const EXPOSED = 'deprecation, etag, link, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id'

/** The origin of another site's page that calls; null for programs on servers and for our own pages. */
export function foreignOrigin(headers: Headers): string | null {
  const origin = headers.get('origin')
  const isOurs = headers.get('sec-fetch-site') === 'same-origin' || origin === new URL(siteUrl('/')).origin
  return isOurs ? null : origin
}

/** True for an origin of `origins`, those of a partner, or of PARTNER_ORIGINS. */
export function mayReadAnswers(origin: string | null, origins: readonly string[]): boolean {
  const ofAll =
    env()
      .PARTNER_ORIGINS?.split(',')
      .map((name) => name.trim()) ?? []
  const allowed = [...ofAll, ...origins]
  return origin !== null && allowed.includes(origin)
}

/** Response to a CORS preflight; other origins get no permissions. */
export function preflight(request: Request, origins: readonly string[]): Response {
  const isAllowed = mayReadAnswers(request.headers.get('origin'), origins)
  const response = new Response(null, { status: 204, headers: isAllowed ? ALLOWED : {} })
  return withCorsHeaders(request, response, origins)
}

/** Adds CORS headers when the request's origin may read the answer (T72: no other's). */
export function withCorsHeaders(request: Request, response: Response, origins: readonly string[]): Response {
  response.headers.append('vary', 'Origin')
  const origin = request.headers.get('origin')
  if (origin && mayReadAnswers(origin, origins)) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-expose-headers', EXPOSED)
  }
  return response
}
