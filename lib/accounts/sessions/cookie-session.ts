import 'server-only'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { resolveSession } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken } from '@/lib/accounts/sessions/session-token'

/** The session token in a Cookie header, not yet judged. */
export function sessionTokenIn(cookies: string | null | undefined): string | undefined {
  const wanted = `${sessionCookieName()}=`
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(wanted))
  return pair?.trim().slice(wanted.length)
}

/** The signed-in person behind a Cookie header, where Next's own `cookies()` cannot be asked. */
export async function userBehind(
  cookies: string | null | undefined,
  { activity }: { activity: boolean },
): Promise<SessionUser | null> {
  const claims = await decodeSessionToken(sessionTokenIn(cookies))
  return claims && resolveSession(claims, new Date(), { activity })
}
