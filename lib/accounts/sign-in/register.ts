import 'server-only'
import * as z from 'zod'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { accountById, findAccount, lockAccounts } from '@/lib/accounts/access/account'
import { emailSchema, usernameSchema } from '@/lib/accounts/access/account-names'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import { countRegistration } from '@/lib/accounts/access/throttle'
import { acceptPassword } from '@/lib/accounts/passwords/new-password'
import { admit, type Grant } from '@/lib/accounts/sign-in/admission'
import { type SignedIn, startSession } from '@/lib/accounts/sign-in/sign-in'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

/** Body of /api/register (specification section 5; reading 1 adds the two tokens). */
export const registrationSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  email: emailSchema,
  setupToken: z.string().max(1024).optional(),
  invitation: z.string().max(1024).optional(),
})

type Registration = z.output<typeof registrationSchema>

/** Creates the first or an invited account and signs it in. @throws AppError 403, 400, 409, 429 */
export async function register(application: Registration, browser: Browser): Promise<SignedIn> {
  const now = new Date()
  await countRegistration(browser.ipAddress)
  const grant = await admit(db, application, now)
  const { username } = application
  const password = await acceptPassword(application.password, { username, email: grant.email })
  return db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const id = await createAccount(tx, username, password, await admit(tx, application, now), now)
    const account = await accountById(id, tx)
    if (!account) throw new Error('the account just created is not there')
    const after = { username, role: account.role }
    await recordAccess(tx, { action: 'register', actor: account, browser, after })
    return startSession(tx, account, browser, now)
  })
}

async function createAccount(
  tx: Tx,
  username: string,
  password: string,
  grant: Grant,
  now: Date,
): Promise<string> {
  if (await findAccount(username, tx)) throw conflict('This username is taken. Please choose another')
  const { role, email, communityIds, invitationId } = grant
  const known = await tx.community.findMany({ where: { id: { in: communityIds } }, select: { id: true } })
  // An account without communities could access all of them.
  if (communityIds.length > 0 && known.length === 0) {
    throw conflict('The communities of this invitation no longer exist. Please ask for a new invitation')
  }
  const user = await tx.user.create({
    data: {
      username,
      password,
      email,
      role,
      lastLoginAt: now,
      communities: { create: known.map(({ id }) => ({ communityId: id })) },
    },
    select: { id: true },
  })
  if (invitationId) await tx.invitation.update({ where: { id: invitationId }, data: { acceptedAt: now } })
  return user.id
}
