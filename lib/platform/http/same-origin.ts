import 'server-only'
import { env } from '@/lib/platform/env'
import { forbidden } from '@/lib/platform/errors'

/** @throws AppError 403 for a request that another site could have sent with our visitor's cookies. */
export function assertSameOrigin(request: Request): void {
  if (!isSameOrigin(request)) throw forbidden('This request came from another site')
}

/** True when a request comes from our own pages (OWASP CSRF): by Fetch Metadata, else by Origin. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return false
  return origin === new URL(env().SITE_URL).origin || origin === ownOrigin(request)
}

/** The host the visitor used; on a developer's machine it may differ from SITE_URL. */
function ownOrigin(request: Request): string | null {
  const host = request.headers.get('host')
  if (!host) return null
  return `${new URL(request.url).protocol}//${host}`
}
