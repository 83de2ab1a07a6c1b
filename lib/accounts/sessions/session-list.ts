import 'server-only'
import { browserLabel } from '@/lib/accounts/access/browser-label'
import { IDLE_MINUTES } from '@/lib/accounts/access/session-limits'
import { db } from '@/lib/platform/database/db'

export type OpenSession = {
  id: string
  /** 'Firefox on Windows' */
  browser: string
  ipAddress: string | null
  lastSeenAt: Date
  createdAt: Date
}

/** Open sessions of a user, last active first. Does not check access. */
export async function openSessionsOf(userId: string, now = new Date()): Promise<OpenSession[]> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { sessionVersion: true, disabledAt: true },
  })
  if (!user || user.disabledAt) return []
  const sessions = await db.session.findMany({
    where: {
      userId,
      revokedAt: null,
      sessionVersion: user.sessionVersion,
      expiresAt: { gt: now },
      lastSeenAt: { gt: new Date(now.getTime() - IDLE_MINUTES * 60_000) },
    },
    orderBy: { lastSeenAt: 'desc' },
    select: { id: true, ipAddress: true, userAgent: true, lastSeenAt: true, createdAt: true },
  })
  return sessions.map(({ userAgent, ...session }) => ({ ...session, browser: browserLabel(userAgent) }))
}
