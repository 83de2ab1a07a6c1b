import 'server-only'
import { ABSOLUTE_HOURS, IDLE_MINUTES } from '@/lib/accounts/access/session-limits'
import { currentClaims } from '@/lib/accounts/sessions/session'
import type { SessionClaims } from '@/lib/accounts/sessions/session-token'
import { db } from '@/lib/platform/database/db'

/** Why this browser's session ended; null without a token, which only somebody who signed in has. */
export async function endedSessionMessage(now = new Date()): Promise<string | null> {
  const claims = await currentClaims()
  return claims && messageFor(claims, now)
}

async function messageFor(claims: SessionClaims, now: Date): Promise<string> {
  const session = await db.session.findUnique({ where: { id: claims.sid }, include: { user: true } })
  if (!session) return 'Your session has ended. Please sign in again.'
  const { user, lastSeenAt, expiresAt, revokedAt } = session
  if (user.disabledAt) return 'Your account is disabled. An administrator can enable it again.'
  if (user.sessionVersion !== session.sessionVersion) {
    return user.passwordChangedAt > session.createdAt
      ? 'The password of your account was changed, so you were signed out. Please sign in with the new one.'
      : 'Your account was changed or signed out everywhere. Please sign in again.'
  }
  if (revokedAt) return 'Your session in this browser was ended. Please sign in again.'
  if (expiresAt <= now) return `You were signed out after ${ABSOLUTE_HOURS} hours. Please sign in again.`
  if (lastSeenAt.getTime() + IDLE_MINUTES * 60_000 <= now.getTime()) {
    return `You were signed out after ${IDLE_MINUTES} minutes without activity. Please sign in again.`
  }
  return 'Your session has ended. Please sign in again.'
}
