import 'server-only'
import { ABSOLUTE_HOURS } from '@/lib/accounts/access/session-limits'
import { env } from '@/lib/platform/env'

/** Whether cookies are marked Secure: decided by SITE_URL, never by a request's headers. */
export function secureCookies(): boolean {
  return env().SITE_URL.startsWith('https://')
}

/** next-auth's cookie; under https with the prefix that binds it to this host alone. */
export function sessionCookieName(): string {
  return secureCookies() ? '__Host-next-auth.session-token' : 'next-auth.session-token'
}

/** Attributes of the session cookie; the same for next-auth's own routes and ours. */
export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies() } as const
}

/** The cookie that carries a session token; it never outlives the session's absolute limit. */
export function sessionCookie(token: string) {
  const maxAge = ABSOLUTE_HOURS * 60 * 60
  return { name: sessionCookieName(), value: token, ...sessionCookieOptions(), maxAge }
}

/** The cookie that makes a browser forget its session token. */
export function emptySessionCookie() {
  return { name: sessionCookieName(), value: '', ...sessionCookieOptions(), maxAge: 0 }
}
