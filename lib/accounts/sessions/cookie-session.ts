import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import { resolveSession } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken } from '@/lib/accounts/sessions/session-token'

/** The session token of a Cookie header, not verified. */
export function sessionTokenIn(cookies: string | null | undefined): string | undefined {
  const wanted = `${sessionCookieName()}=`
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(wanted))
  return pair?.trim().slice(wanted.length)
}

/** The signed-in user of a Cookie header, where Next's `cookies()` is not available. */
export async function userFromCookies(
  cookies: string | null | undefined,
  { activity }: { activity: boolean },
): Promise<SessionUser | null> {
  const claims = await decodeSessionToken(sessionTokenIn(cookies))
  return claims && resolveSession(claims, new Date(), { activity })
}
