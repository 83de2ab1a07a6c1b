import 'server-only'
import { env } from '@/lib/platform/env'

/** True when a request comes from our own pages (OWASP CSRF): by Fetch Metadata, else by Origin. */
export function isSameOrigin(request: Request): boolean {
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
