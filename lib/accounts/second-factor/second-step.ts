import 'server-only'
import * as z from 'zod'
import type { Browser } from '@/lib/accounts/access/access-log'
import { mailNotice, recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, accountById } from '@/lib/accounts/access/account'
import { CODE_GUESSES, countGuess, forgiveGuesses } from '@/lib/accounts/access/throttle'
import { recoveryCodeHash, typedRecoveryCode } from '@/lib/accounts/second-factor/recovery-code'
import { openTotpSecret } from '@/lib/accounts/second-factor/sealed-secret'
import { acceptedStep, typedTotpCode } from '@/lib/accounts/second-factor/totp'
import { decodePendingSignIn, spendPendingSignIn } from '@/lib/accounts/sessions/pending-sign-in'
import { recordRefusal, type SignedIn, startSession } from '@/lib/accounts/sign-in/sign-in'
import { db, type Tx } from '@/lib/platform/database/db'
import { unauthorized } from '@/lib/platform/errors'

const MISSING = 'Please enter the code'

export const secondStepSchema = z.object({
  token: z.string('Please sign in with your password first').min(1).max(2048),
  code: z.string(MISSING).trim().min(1, MISSING).max(50, 'Incorrect code'),
})

/** Signs in with a code after the password; counts each attempt first. @throws AppError 401, 429 */
export async function completeSecondStep(
  { token, code }: z.output<typeof secondStepSchema>,
  browser: Browser,
  now = new Date(),
): Promise<SignedIn> {
  const { account, spend } = await openPendingSignIn(token)
  await countGuess(CODE_GUESSES, account.username, browser)
  const signedIn = await db.$transaction(async (tx) => {
    const used = await spendCode(tx, account.id, code, now)
    if (!used) return null
    await spend()
    if (used === 'recovery') {
      await recordAccess(tx, { action: 'second-factor.recovery', actor: account, browser })
      await mailNotice(tx, 'recovery-used', account, account.email, browser.requestId)
    }
    return startSession(tx, account, browser, now)
  })
  if (!signedIn) {
    await recordRefusal(account, 'code', browser)
    throw unauthorized('This code is incorrect or was already used. Wait for the next one and try again')
  }
  await forgiveGuesses(CODE_GUESSES, account.username, browser)
  return signedIn
}

type OpenedSignIn = {
  account: Account
  /** Uses the token up, once the second factor is proven. @throws AppError 401 when it was used before */
  spend: () => Promise<void>
}

const AGAIN = 'This took too long. Please go back and sign in with your password again'

/** The account of a pending sign-in. @throws AppError 401 when they must start again */
export async function openPendingSignIn(token: string): Promise<OpenedSignIn> {
  const halfWay = await decodePendingSignIn(token)
  const account = halfWay && (await accountById(halfWay.sub))
  if (!account || account.disabledAt || account.sessionVersion !== halfWay.version) throw unauthorized(AGAIN)
  return {
    account,
    async spend() {
      if (!(await spendPendingSignIn(halfWay)))
        throw unauthorized('This sign-in was already completed. Please start again with your password')
    },
  }
}

/** Uses up an authenticator or recovery code; of two parallel requests one wins. Null when invalid. */
async function spendCode(
  tx: Tx,
  userId: string,
  typed: string,
  now: Date,
): Promise<'totp' | 'recovery' | null> {
  const digits = typedTotpCode(typed)
  if (digits) return (await spendTotp(tx, userId, digits, now)) ? 'totp' : null
  const code = typedRecoveryCode(typed)
  return code && (await spendRecoveryCode(tx, userId, code, now)) ? 'recovery' : null
}

async function spendTotp(tx: Tx, userId: string, digits: string, now: Date): Promise<boolean> {
  const found = await tx.authenticator.findUnique({ where: { userId } })
  if (!found?.confirmedAt) return false
  const secret = openTotpSecret(userId, found.sealedSecret)
  const step = secret && acceptedStep(secret, digits, found.lastStep, now)
  if (!step) return false
  const { count } = await tx.authenticator.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

async function spendRecoveryCode(tx: Tx, userId: string, code: string, now: Date): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: recoveryCodeHash(code), usedAt: null },
    data: { usedAt: now },
  })
  return count === 1
}
