import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { mailNotice, recordAccess } from '@/lib/accounts/access/access-log'
import { findAccount, lockAccounts } from '@/lib/accounts/access/account'
import { lockSecondFactors } from '@/lib/accounts/sessions/prove-identity'
import { assertNotSelf, changeAccount } from '@/lib/accounts/users/change-access'
import { db, type Tx } from '@/lib/platform/database/db'

const ACTION = 'second-factor.clear'

/** For a lost device: removes all factors, ends sessions, notifies. @throws AppError 403, 404, 409 */
export async function clearSecondFactor(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  await changeAccount(actor, id, browser, ACTION, async (tx, account) => {
    assertNotSelf(actor, id, 'Turn off your own second factor on your account page')
    if (!(await removeFactors(tx, id))) return null
    await mailNotice(tx, 'second-factor-cleared', account, account.email, browser.requestId)
    return { before: {}, after: {} }
  })
}

/** For the command line (docs/operations.md). Null without the account; false with nothing to remove. */
export async function clearSecondFactorByName(username: string): Promise<boolean | null> {
  return db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const account = await findAccount(username, tx)
    if (!account) return null
    if (!(await removeFactors(tx, account.id))) return false
    const browser = { ipAddress: null, requestId: null }
    const on = { entity: 'user', id: account.id } as const
    await recordAccess(tx, { action: ACTION, actor: null, browser, on })
    await mailNotice(tx, 'second-factor-cleared', account, account.email, null)
    return true
  })
}

async function removeFactors(tx: Tx, userId: string): Promise<boolean> {
  await lockSecondFactors(tx, userId)
  const apps = await tx.authenticator.deleteMany({ where: { userId } })
  const passkeys = await tx.passkey.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  if (apps.count + passkeys.count === 0) return false
  await tx.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
  return true
}
