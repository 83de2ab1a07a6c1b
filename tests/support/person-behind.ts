import { resolveSession } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken } from '@/lib/accounts/sessions/session-token'

/** What lib/accounts/sessions/session.ts asks, for a `name=value` cookie and a clock of the test's choosing. */
export async function personBehind(cookie: string | null, at = new Date()) {
  const claims = await decodeSessionToken(cookie?.split('=')[1])
  return claims && resolveSession(claims, at, { activity: true })
}
