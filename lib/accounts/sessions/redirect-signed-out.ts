import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SessionUser } from '@/lib/accounts/access/access'
import { userFromCookies } from '@/lib/accounts/sessions/cookie-session'
import { SECOND_FACTOR_PAGE } from '@/lib/accounts/sessions/page-address'

/** Redirects signed-out visitors before Next sends a status line; no security check. True when answered. */
export async function redirectSignedOut(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!isAdminPath(request.url ?? '/')) return false
  const user = await userFromCookies(request.headers.cookie, { activity: false })
  const location = user ? secondFactorRedirect(user, request.url ?? '/') : '/login'
  if (!location) return false
  response.writeHead(307, { location, 'cache-control': 'no-store' }).end()
  return true
}

/** Redirects users without a required second factor to its setup page; null lets them pass. */
function secondFactorRedirect({ needsSecondFactorSetup }: SessionUser, url: string): string | null {
  const isThere = url.split('?')[0] === SECOND_FACTOR_PAGE
  return needsSecondFactorSetup && !isThere ? SECOND_FACTOR_PAGE : null
}

/** True when Next could read a URL as /admin or below, in any encoding. */
export function isAdminPath(url: string): boolean {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^[\\/]+/, '')
  return /^[\\/]*admin(?![\w-])/i.test(decoded(withoutDotSegments(path)))
}

function withoutDotSegments(path: string): string {
  return new URL(`/${path}`, 'http://localhost').pathname.slice(1)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
