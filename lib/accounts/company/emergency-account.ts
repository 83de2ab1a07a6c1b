import 'server-only'
import { randomInt } from 'node:crypto'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import { findAccount, lockAccounts } from '@/lib/accounts/access/account'
import { hashPassword } from '@/lib/accounts/passwords/password-hash'
import { proveIdentity } from '@/lib/accounts/sessions/prove-identity'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

const USERNAME = 'emergency'

/** Without characters that look alike on paper; 28 of them have 140 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789'
const GROUPS = 7
const GROUP_LENGTH = 4

/**
 * Makes the emergency administrator, or gives it a new password, which ends its sessions. The password is
 * returned once, to be printed and sealed. @throws AppError 400, 403, 409, 429
 */
export async function renewEmergencyAccount(
  actor: SessionUser,
  current: string | undefined,
  browser: Browser,
  now = new Date(),
): Promise<{ username: string; password: string }> {
  assertCan(actor, 'create', 'accounts')
  await proveIdentity(actor, current, browser)
  const typed = Array.from({ length: GROUPS }, group).join('-')
  const password = await hashPassword(typed)
  const username = await db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const present = await tx.user.findFirst({ where: { isEmergency: true }, select: { id: true } })
    if (!present && (await findAccount(USERNAME, tx))) {
      throw conflict(`Another account is named “${USERNAME}”. Change its username first`)
    }
    const data = { password, passwordChangedAt: now, role: 'admin', disabledAt: null }
    const account = present
      ? await tx.user.update({ where: present, data: { ...data, sessionVersion: { increment: 1 } } })
      : await tx.user.create({ data: { ...data, username: USERNAME, isEmergency: true } })
    const on = { entity: 'user', id: account.id } as const
    await recordAccess(tx, { action: 'company-sign-in.emergency', actor, browser, on })
    return account.username
  })
  return { username, password: typed }
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
