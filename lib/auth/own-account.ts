import 'server-only'
import { recordAccess } from '@/lib/auth/access-log'
import { accountById } from '@/lib/auth/account'
import type { Browser } from '@/lib/auth/browser'
import { acceptPassword } from '@/lib/auth/new-password'
import { passwordFits } from '@/lib/auth/password-hash'
import { openSession } from '@/lib/auth/session-store'
import type { SessionClaims } from '@/lib/auth/session-token'
import type { SessionUser } from '@/lib/auth/session-user'
import { countGuess, forgiveGuesses } from '@/lib/auth/throttle'
import { db } from '@/lib/db'
import { invalidFields, unauthorized } from '@/lib/errors'

/**
 * Changes one's own password. All sessions end; the browser that asked gets a new one, whose claims are returned.
 * @throws AppError 400 when the current password is wrong or the new one refused, 429
 */
export async function changeOwnPassword(
  user: SessionUser,
  passwords: { current: string; next: string },
  browser: Browser,
  now = new Date(),
): Promise<SessionClaims> {
  await countGuess(user.username, browser)
  const account = await accountById(user.id)
  if (!account) throw unauthorized()
  if (!(await passwordFits(account.password, passwords.current))) {
    throw invalidFields({ current: 'This is not your current password' }, 'This is not your current password')
  }
  await forgiveGuesses(user.username, browser)
  const password = await acceptPassword(passwords.next, user)
  return db.$transaction(async (tx) => {
    const changed = await tx.user.update({
      where: { id: user.id },
      data: { password, passwordChangedAt: now, sessionVersion: { increment: 1 } },
      select: { id: true, sessionVersion: true },
    })
    await recordAccess(tx, { action: 'change-password', actor: user, browser })
    return openSession(tx, changed, browser, now)
  })
}

/** Ends every session of one's own, this one included ("sign out everywhere"). */
export async function signOutEverywhere(user: SessionUser, browser: Browser): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } })
    await recordAccess(tx, { action: 'sign-out-everywhere', actor: user, browser })
  })
}
