import 'server-only'
import { env } from '@/lib/platform/env'

/** CORS permissions of an allowed origin; cookies are never allowed. */
const ALLOWED = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '600',
}

/** Response to a CORS preflight; origins that are not configured get no permissions. */
export function preflight(request: Request): Response {
  const asked = { allow: 'OPTIONS, POST', ...(isAllowed(request) && ALLOWED) }
  return withCorsHeaders(request, new Response(null, { status: 204, headers: asked }))
}

/** Adds CORS headers when the origin is among PARTNER_ORIGINS (T72: no other's). */
export function withCorsHeaders(request: Request, response: Response): Response {
  response.headers.append('vary', 'Origin')
  const origin = request.headers.get('origin')
  if (origin && isAllowed(request)) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-expose-headers', 'retry-after, x-request-id')
  }
  return response
}

function isAllowed({ headers }: Request): boolean {
  const origin = headers.get('origin')
  const allowed =
    env()
      .PARTNER_ORIGINS?.split(',')
      .map((name) => name.trim()) ?? []
  return origin !== null && allowed.includes(origin)
}
