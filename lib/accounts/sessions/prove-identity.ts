import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { type Account, accountById } from '@/lib/accounts/access/account'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import { countGuess, forgiveGuesses, PASSWORD_GUESSES } from '@/lib/accounts/access/throttle'
import { passwordFits } from '@/lib/accounts/passwords/password-hash'
import { decodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields, unauthorized } from '@/lib/platform/errors'

const RECENT_MINUTES = 10

/** `current` is the password; not needed right after signing in. */
export const proofSchema = z.object({ current: passwordSchema.optional() })

/** Counts as a guess, like a sign-in. @throws AppError 400 for `field`, 429 */
export async function provePassword(
  user: Pick<SessionUser, 'id' | 'username'>,
  current: string,
  browser: Browser,
  field = 'current',
): Promise<Account> {
  await countGuess(PASSWORD_GUESSES, user.username, browser)
  const account = await accountById(user.id)
  if (!account) throw unauthorized()
  if (!(await passwordFits(account.password, current))) {
    throw invalidFields({ [field]: 'This is not your current password' }, 'This is not your current password')
  }
  await forgiveGuesses(PASSWORD_GUESSES, user.username, browser)
  return account
}

/** By password or a recent sign-in, so an unlocked computer is not enough. @throws AppError 400, 429 */
export async function proveIdentity(
  user: SessionUser,
  current: string | undefined,
  browser: Browser,
): Promise<void> {
  if (current !== undefined) {
    await provePassword(user, current, browser)
    return
  }
  const claims = await decodeSessionToken(browser.sessionToken)
  if (!claims || !(await hasSignedInRecently(claims.sid, new Date()))) {
    throw invalidFields({ current: 'Please enter your password' }, 'Please enter your password')
  }
}

/** True when the session was opened minutes ago, so that the password need not be typed again. */
export async function hasSignedInRecently(sessionId: string | null, now = new Date()): Promise<boolean> {
  if (!sessionId) return false
  const session = await db.session.findUnique({ where: { id: sessionId }, select: { createdAt: true } })
  return session !== null && now.getTime() - session.createdAt.getTime() < RECENT_MINUTES * 60_000
}

export type SecondFactors = {
  /** Null without an authenticator app. */
  totpSince: Date | null
  passkeys: number
  recoveryCodesLeft: number
}

export async function secondFactorsOf(userId: string, tx: Tx = db): Promise<SecondFactors> {
  const [authenticator, passkeys, recoveryCodesLeft] = await Promise.all([
    tx.authenticator.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    tx.passkey.count({ where: { userId } }),
    tx.recoveryCode.count({ where: { userId, usedAt: null } }),
  ])
  return { totpSince: authenticator?.confirmedAt ?? null, passkeys, recoveryCodesLeft }
}

export function hasSecondFactor({
  totpSince,
  passkeys,
}: Pick<SecondFactors, 'totpSince' | 'passkeys'>): boolean {
  return totpSince !== null || passkeys > 0
}

/** Serializes changes of a user's factors: two parallel removals could each take the other's last one. */
export async function lockSecondFactors(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`
}
