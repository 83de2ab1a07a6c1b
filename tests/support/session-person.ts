import { resolveSession } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken } from '@/lib/accounts/sessions/session-token'

/** Looks up a session like lib/accounts/sessions/session.ts, for a `name=value` cookie and a given time. */
export async function sessionPerson(cookie: string | null, at = new Date()) {
  const claims = await decodeSessionToken(cookie?.split('=')[1])
  return claims && resolveSession(claims, at, { activity: true })
}
