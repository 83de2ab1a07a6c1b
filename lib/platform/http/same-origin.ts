import 'server-only'
import { env } from '@/lib/platform/env'

/**
 * Whether a cookie-carrying request comes from our own pages. Fetch Metadata decides where the browser sends it
 * (OWASP CSRF cheat sheet); older browsers are judged by Origin, which every browser sends with a mutation.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return false
  return origin === new URL(env().SITE_URL).origin || origin === ownOrigin(request)
}

/** The address the visitor typed: SITE_URL may differ from it on a developer's machine. */
function ownOrigin(request: Request): string | null {
  const host = request.headers.get('host')
  if (!host) return null
  return `${new URL(request.url).protocol}//${host}`
}
