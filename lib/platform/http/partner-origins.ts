import 'server-only'
import { env } from '@/lib/platform/env'

/** What a page of an allowed origin may send, and read of the answer. Never cookies. */
const ALLOWED = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '600',
}

/** The answer to a browser that asks whether another site's page may call; one whose origin is not configured reads no. */
export function preflight(request: Request): Response {
  const asked = { allow: 'OPTIONS, POST', ...(isAllowed(request) && ALLOWED) }
  return openTo(request, new Response(null, { status: 204, headers: asked }))
}

/** Lets the page that sent the request read the answer when its origin is among PARTNER_ORIGINS (T72: no other's). */
export function openTo(request: Request, response: Response): Response {
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
