import 'server-only'
import { ABSOLUTE_HOURS } from '@/lib/accounts/access/session-limits'
import { env } from '@/lib/platform/env'

/** Decided by SITE_URL, never by request headers. */
export function secureCookies(): boolean {
  return env().SITE_URL.startsWith('https://')
}

/** next-auth's cookie; over https with the __Host- prefix, which binds it to this host. */
export function sessionCookieName(): string {
  return secureCookies() ? '__Host-next-auth.session-token' : 'next-auth.session-token'
}

/** Shared by next-auth's routes and ours. */
export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies() } as const
}

/** Never outlives the session's absolute limit. */
export function sessionCookie(token: string) {
  const maxAge = ABSOLUTE_HOURS * 60 * 60
  return { name: sessionCookieName(), value: token, ...sessionCookieOptions(), maxAge }
}

export function emptySessionCookie() {
  return { name: sessionCookieName(), value: '', ...sessionCookieOptions(), maxAge: 0 }
}
