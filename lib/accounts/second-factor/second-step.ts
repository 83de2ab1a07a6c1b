import 'server-only'
import * as z from 'zod'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, accountById } from '@/lib/accounts/access/account'
import { mailNotice } from '@/lib/accounts/access/account-notice'
import type { Browser } from '@/lib/accounts/access/browser'
import { countCode, forgiveCodes } from '@/lib/accounts/access/throttle'
import { spendCode } from '@/lib/accounts/second-factor/spend-code'
import { decodePendingSignIn } from '@/lib/accounts/sessions/pending-sign-in'
import { recordRefusal } from '@/lib/accounts/sign-in/refused-sign-in'
import { type SignedIn, startSession } from '@/lib/accounts/sign-in/sign-in'
import { db } from '@/lib/platform/database/db'
import { unauthorized } from '@/lib/platform/errors'

const MISSING = 'Please enter the code'

export const secondStepSchema = z.object({
  token: z.string('Please sign in with your password first').min(1).max(2048),
  code: z.string(MISSING).trim().min(1, MISSING).max(50, 'This code is not right'),
})

/** Signs in with a code after the password; counts each attempt first. @throws AppError 401, 429 */
export async function completeSecondStep(
  { token, code }: z.output<typeof secondStepSchema>,
  browser: Browser,
  now = new Date(),
): Promise<SignedIn> {
  const account = await accountOfPendingSignIn(token)
  await countCode(account.username, browser)
  const signedIn = await db.$transaction(async (tx) => {
    const used = await spendCode(tx, account.id, code, now)
    if (!used) return null
    if (used === 'recovery') {
      await recordAccess(tx, { action: 'second-factor.recovery', actor: account, browser })
      await mailNotice(tx, 'recovery-used', account, account.email, browser.requestId)
    }
    return startSession(tx, account, browser, now)
  })
  if (!signedIn) {
    await recordRefusal(account, 'code', browser)
    throw unauthorized('This code is not right, or it was used already. Wait for the next one and try again')
  }
  await forgiveCodes(account.username, browser)
  return signedIn
}

/** The account of a pending sign-in. @throws AppError 401 when they must start again */
export async function accountOfPendingSignIn(token: string): Promise<Account> {
  const halfWay = await decodePendingSignIn(token)
  const account = halfWay && (await accountById(halfWay.sub))
  if (!account || account.disabledAt || account.sessionVersion !== halfWay.version) {
    throw unauthorized('This took too long. Please go back and sign in with your password again')
  }
  return account
}
