import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { mailNotice, recordAccess } from '@/lib/accounts/access/access-log'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import { linkTokenHash, newLinkToken, resetLink } from '@/lib/accounts/access/link-token'
import { countNewPassword, forgiveGuesses } from '@/lib/accounts/access/throttle'
import { acceptPassword } from '@/lib/accounts/passwords/new-password'
import { assertNotSelf, changeAccount } from '@/lib/accounts/users/account-change'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, forbidden } from '@/lib/platform/errors'

const VALID_MINUTES = 60

export const newPasswordSchema = z.object({ token: z.string().min(1).max(1024), password: passwordSchema })

type IssuedReset = { link: string; expiresAt: Date }

/** Issues a link valid once and for an hour; it replaces the account's older one. */
export async function issueReset(tx: Tx, userId: string, now: Date): Promise<IssuedReset> {
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000)
  const fresh = { tokenHash: linkTokenHash(token), expiresAt, createdAt: now }
  await tx.passwordReset.upsert({ where: { userId }, create: { userId, ...fresh }, update: fresh })
  return { link: resetLink(token), expiresAt }
}

/** For an administrator to pass on. @throws AppError 403, 404, 409 for oneself or a disabled account */
export async function createResetLink(
  actor: SessionUser,
  id: string,
  browser: Browser,
): Promise<IssuedReset> {
  let issued: IssuedReset | undefined
  await changeAccount(actor, id, browser, 'create-reset-link', async (tx, account) => {
    assertNotSelf(actor, id, 'Change your own password on your account page')
    if (account.disabledAt) throw conflict('This account is disabled. Enable it first')
    issued = await issueReset(tx, id, new Date())
    return { before: {}, after: {} }
  })
  if (!issued) throw new Error('no reset link was issued')
  return issued
}

/** The account of a valid token, or null. */
export async function resetOffer(token: string, now = new Date()): Promise<{ username: string } | null> {
  const reset = await usableReset(token, now)
  return reset && { username: reset.user.username }
}

/** Sets the password, ends every session and notifies the user. @throws AppError 400, 403, 429 */
export async function resetPassword(
  { token, password: chosen }: z.output<typeof newPasswordSchema>,
  browser: Browser,
  now = new Date(),
): Promise<{ username: string }> {
  await countNewPassword(browser.ipAddress)
  const reset = await usableReset(token, now)
  if (!reset) throw unusable()
  const { user } = reset
  const password = await acceptPassword(chosen, user)
  await db.$transaction(async (tx) => {
    const { count } = await tx.passwordReset.deleteMany({
      where: { id: reset.id, tokenHash: linkTokenHash(token) },
    })
    if (count === 0) throw unusable()
    await tx.user.update({
      where: { id: user.id },
      data: { password, passwordChangedAt: now, sessionVersion: { increment: 1 } },
    })
    await recordAccess(tx, { action: 'reset-password', actor: user, browser })
    await mailNotice(tx, 'password', user, user.email, browser.requestId)
  })
  await forgiveGuesses(user.username, browser)
  return { username: user.username }
}

async function usableReset(token: string, now: Date) {
  const reset = await db.passwordReset.findUnique({
    where: { tokenHash: linkTokenHash(token) },
    include: { user: { select: { id: true, username: true, email: true, disabledAt: true } } },
  })
  return reset && reset.expiresAt > now && !reset.user.disabledAt ? reset : null
}

const unusable = () => forbidden('This link has been used or has expired. Please ask for a new one')
