import 'server-only'
import { recordAccess } from '@/lib/auth/access-log'
import type { Browser } from '@/lib/auth/browser'
import { revokeSessions } from '@/lib/auth/session-store'
import type { SessionUser } from '@/lib/auth/session-user'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

/** Ends one session of one's own. @throws AppError 404 for somebody else's, and for one that has ended */
export async function endOwnSession(
  user: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<void> {
  await db.$transaction(async (tx) => {
    const session = await tx.session.findFirst({ where: { id, userId: user.id, revokedAt: null } })
    if (!session) throw notFound('This session has ended already')
    await revokeSessions(tx, [id], now)
    await recordAccess(tx, { action: 'end-session', actor: user, browser })
  })
}

/** Ends every session of one's own, this one included ("sign out everywhere"). */
export async function signOutEverywhere(user: SessionUser, browser: Browser): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } })
    await recordAccess(tx, { action: 'sign-out-everywhere', actor: user, browser })
  })
}
