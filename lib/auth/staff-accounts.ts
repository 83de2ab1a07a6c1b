import 'server-only'
import { assertCan } from '@/lib/auth/access'
import { recordAccess } from '@/lib/auth/access-log'
import { accountById } from '@/lib/auth/account'
import { lockAccounts } from '@/lib/auth/accounts-lock'
import type { Browser } from '@/lib/auth/browser'
import type { Role, SessionUser } from '@/lib/auth/session-user'
import { db, type Tx } from '@/lib/db'
import { conflict, notFound } from '@/lib/errors'

const shown = {
  id: true,
  username: true,
  email: true,
  role: true,
  disabledAt: true,
  lastLoginAt: true,
  createdAt: true,
  communities: { select: { communityId: true } },
} as const

/** All accounts by name, without anything secret. @throws AppError 403 */
export function listAccounts(actor: SessionUser) {
  assertCan(actor, 'read', 'user')
  return db.user.findMany({ select: shown, orderBy: { username: 'asc' } })
}

/** Shuts an account out at once; its sessions end. @throws AppError 403, 404, 409 for oneself or the last admin */
export async function disableAccount(
  actor: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<void> {
  await changeAccount(actor, id, browser, 'disable-user', async (tx, account) => {
    if (account.disabledAt) return null
    refuseOwn(actor, id, 'You cannot disable your own account')
    await assertAnotherAdmin(tx, account)
    await tx.user.update({ where: { id }, data: { disabledAt: now, sessionVersion: { increment: 1 } } })
    return { before: { disabled: false }, after: { disabled: true } }
  })
}

/** Lets a disabled account sign in again. @throws AppError 403, 404 */
export async function enableAccount(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  await changeAccount(actor, id, browser, 'enable-user', async (tx, account) => {
    if (!account.disabledAt) return null
    await tx.user.update({ where: { id }, data: { disabledAt: null } })
    return { before: { disabled: true }, after: { disabled: false } }
  })
}

/** Gives another role; the person's sessions end, so it holds from their next request. @throws AppError 403, 404, 409 */
export async function changeRole(
  actor: SessionUser,
  id: string,
  role: Role,
  browser: Browser,
): Promise<void> {
  await changeAccount(actor, id, browser, 'change-role', async (tx, account) => {
    if (account.role === role) return null
    refuseOwn(actor, id, 'You cannot change your own role')
    if (role !== 'admin') await assertAnotherAdmin(tx, account)
    await tx.user.update({ where: { id }, data: { role, sessionVersion: { increment: 1 } } })
    return { before: { role: account.role }, after: { role } }
  })
}

/** Removes an account and its sessions; what it did stays in the audit log. @throws AppError 403, 404, 409 */
export async function deleteAccount(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  await changeAccount(actor, id, browser, 'delete-user', async (tx, account) => {
    refuseOwn(actor, id, 'You cannot delete your own account')
    await assertAnotherAdmin(tx, account)
    await tx.user.delete({ where: { id } })
    return { before: { username: account.username, role: account.role }, after: {} }
  })
}

type Found = { id: string; username: string; role: string; disabledAt: Date | null }
type Change = { before: Record<string, string | boolean>; after: Record<string, string | boolean> }

/** Runs one change with the right, the lock and the audit entry; `null` means there was nothing to change. */
async function changeAccount(
  actor: SessionUser,
  id: string,
  browser: Browser,
  action: string,
  change: (tx: Tx, account: Found) => Promise<Change | null>,
): Promise<void> {
  assertCan(actor, action === 'delete-user' ? 'delete' : 'update', 'user')
  await db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const account = await accountById(id, tx)
    if (!account) throw notFound('This account no longer exists')
    const changed = await change(tx, account)
    if (changed) await recordAccess(tx, { action, actor, browser, on: { entity: 'user', id }, ...changed })
  })
}

function refuseOwn(actor: SessionUser, id: string, words: string): void {
  if (actor.id === id) throw conflict(words)
}

/** Somebody must be left who can let others in. */
async function assertAnotherAdmin(tx: Tx, account: Found): Promise<void> {
  if (account.role !== 'admin' || account.disabledAt) return
  const others = await tx.user.count({ where: { role: 'admin', disabledAt: null, id: { not: account.id } } })
  if (others === 0) throw conflict('This is the last administrator')
}
