import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { mailNotice, recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, findAccount, lockAccounts } from '@/lib/accounts/access/account'
import { emailSchema, usernameSchema } from '@/lib/accounts/access/account-names'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import { assertOwnSignIn, isCompanyOnly } from '@/lib/accounts/access/company-only'
import { acceptPassword } from '@/lib/accounts/passwords/new-password'
import { provePassword } from '@/lib/accounts/sessions/prove-identity'
import { openSession } from '@/lib/accounts/sessions/session-store'
import type { SessionClaims } from '@/lib/accounts/sessions/session-token'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

export const ownPasswordSchema = z.object({ current: passwordSchema, password: passwordSchema })

export const ownNamesSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  current: passwordSchema,
})

/** Ends all sessions and returns the claims of a new one. @throws AppError 400, 403, 429 */
export async function changeOwnPassword(
  user: SessionUser,
  passwords: z.output<typeof ownPasswordSchema>,
  browser: Browser,
  now = new Date(),
): Promise<SessionClaims> {
  await assertOwnSignIn(await provePassword(user, passwords.current, browser))
  const password = await acceptPassword(passwords.password, user)
  return db.$transaction(async (tx) => {
    const changed = await tx.user.update({
      where: { id: user.id },
      data: { password, passwordChangedAt: now, sessionVersion: { increment: 1 } },
      select: { id: true, sessionVersion: true },
    })
    await tx.passwordReset.deleteMany({ where: { userId: user.id } })
    await recordAccess(tx, { action: 'change-password', actor: user, browser })
    await mailNotice(tx, 'password', user, user.email, browser.requestId)
    return openSession(tx, changed, browser, now)
  })
}

const COMPANY_ADDRESS = 'You sign in with your company account, so you cannot change this address'

/** Needs the password, because the email address can reset it. @throws AppError 400, 409, 429 */
export async function changeOwnNames(
  user: SessionUser,
  {
    username,
    email = null,
    current,
  }: { username: string; email?: string | null | undefined; current: string },
  browser: Browser,
): Promise<void> {
  const account = await provePassword(user, current, browser)
  const before = namesOf(account)
  const after = { username, email }
  // Another address would open the account by password again.
  if (before.email !== email && (await isCompanyOnly(account))) {
    throw conflict(COMPANY_ADDRESS, { email: COMPANY_ADDRESS })
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const namesake = await findAccount(username, tx)
    if (namesake && namesake.id !== user.id) {
      const words = 'This username is taken. Please choose another'
      throw conflict(words, { username: words })
    }
    await tx.user.update({ where: { id: user.id }, data: after })
    // A link mailed to the old address must not work anymore.
    if (before.email !== email) {
      await tx.passwordReset.deleteMany({ where: { userId: user.id } })
      await mailNotice(tx, 'email', user, before.email, browser.requestId)
    }
    await recordAccess(tx, { action: 'change-own-names', actor: user, browser, before, after })
  })
}

function namesOf({ username, email }: Account) {
  return { username, email }
}
