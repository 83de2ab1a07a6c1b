import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { mailNotice } from '@/lib/accounts/access/account-notice'
import type { Browser } from '@/lib/accounts/access/browser'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { issueRecoveryCodes } from '@/lib/accounts/second-factor/recovery-code'
import { proveIdentity, provePassword } from '@/lib/accounts/sessions/prove-identity'
import { hasSecondFactor, lockSecondFactors, secondFactorsOf } from '@/lib/accounts/sessions/second-factors'
import { mustSetUpSecondFactor, signInRules } from '@/lib/accounts/sessions/sign-in-rules'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

/** Replaces the recovery codes. @throws AppError 400, 409 without a second factor, 429 */
export async function renewRecoveryCodes(
  user: SessionUser,
  { current }: { current?: string | undefined },
  browser: Browser,
): Promise<{ recoveryCodes: string[] }> {
  await proveIdentity(user, current, browser)
  return db.$transaction(async (tx) => {
    if (!hasSecondFactor(await secondFactorsOf(user.id, tx))) throw conflict('Set up a second factor first')
    const recoveryCodes = await issueRecoveryCodes(tx, user.id)
    await recordAccess(tx, { action: 'second-factor.codes', actor: user, browser })
    await mailNotice(tx, 'recovery-codes', user, user.email, browser.requestId)
    return { recoveryCodes }
  })
}

/** Always needs the password. @throws AppError 400, 409 when it is off or required for the role, 429 */
export async function turnOffTotp(
  user: SessionUser,
  { current }: { current: string },
  browser: Browser,
): Promise<void> {
  await provePassword(user, current, browser)
  await db.$transaction(async (tx) => {
    await lockSecondFactors(tx, user.id)
    const { count } = await tx.authenticator.deleteMany({
      where: { userId: user.id, confirmedAt: { not: null } },
    })
    if (count === 0) throw conflict('No authenticator app is set up')
    await afterRemoval(tx, user)
    await recordAccess(tx, { action: 'second-factor.totp-off', actor: user, browser })
    await mailNotice(tx, 'totp-off', user, user.email, browser.requestId)
  })
}

/** Deletes recovery codes with the last factor. @throws AppError 409 when that factor is required */
export async function afterRemoval(tx: Tx, user: SessionUser): Promise<void> {
  if (hasSecondFactor(await secondFactorsOf(user.id, tx))) return
  if (mustSetUpSecondFactor({ role: user.role, hasSecondFactor: false }, await signInRules(tx))) {
    throw conflict('Administrators need a second factor here, and this is your only one')
  }
  await tx.recoveryCode.deleteMany({ where: { userId: user.id } })
}
