import { resolveSession } from '@/lib/auth/session-store'
import { decodeSessionToken } from '@/lib/auth/session-token'

/** What lib/auth/session.ts asks, for a `name=value` cookie and a clock of the test's choosing. */
export async function personBehind(cookie: string | null, at = new Date()) {
  const claims = await decodeSessionToken(cookie?.split('=')[1])
  return claims && resolveSession(claims, at, { activity: true })
}
