import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { revokeSessions } from '@/lib/accounts/sessions/session-store'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'

/** @throws AppError 404 for another user's session or one that has ended. */
export async function endOwnSession(user: SessionUser, id: string, browser: Browser): Promise<void> {
  await db.$transaction(async (tx) => {
    const session = await tx.session.findFirst({ where: { id, userId: user.id, revokedAt: null } })
    if (!session) throw notFound('This session has already ended')
    await revokeSessions(tx, [id], new Date())
    await recordAccess(tx, { action: 'end-session', actor: user, browser })
  })
}

/** Ends all of one's sessions, including this one. */
export async function signOutEverywhere(user: SessionUser, browser: Browser): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } })
    await recordAccess(tx, { action: 'sign-out-everywhere', actor: user, browser })
  })
}
