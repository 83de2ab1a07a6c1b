import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, accountById, lockAccounts } from '@/lib/accounts/access/account'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

type Change = { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject }

/** Runs a change with access check, lock and audit entry (not for `null`). @throws AppError 403, 404 */
export async function changeAccount(
  actor: SessionUser,
  id: string,
  browser: Browser,
  action: string,
  change: (tx: Tx, account: Account) => Promise<Change | null>,
): Promise<void> {
  assertCan(actor, action === 'delete-user' ? 'delete' : 'update', 'accounts')
  await db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const account = await accountById(id, tx)
    if (!account) throw notFound('This account no longer exists')
    const changed = await change(tx, account)
    if (changed) await recordAccess(tx, { action, actor, browser, on: { entity: 'user', id }, ...changed })
  })
}

/** @throws AppError 409 when users would lock themselves out. */
export function assertNotSelf(actor: SessionUser, id: string, words: string): void {
  if (actor.id === id) throw conflict(words)
}

/** Somebody must be able to let others in. @throws AppError 409 */
export async function assertAnotherAdmin(tx: Tx, account: Account): Promise<void> {
  if (account.role !== 'admin' || account.disabledAt) return
  const others = await tx.user.count({ where: { role: 'admin', disabledAt: null, id: { not: account.id } } })
  if (others === 0) throw conflict('This is the last administrator')
}
