import 'server-only'
import * as z from 'zod'
import { assertCan, mayNeedApproval, ROLES, type SessionUser } from '@/lib/accounts/access/access'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, accountById, lockAccounts } from '@/lib/accounts/access/account'
import { assertCommunitiesExist } from '@/lib/accounts/access/known-communities'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

export const accessSchema = z.object({
  role: z.enum(ROLES, 'Please choose a role'),
  /** Empty: all communities; ignored for administrators. Missing: unchanged. */
  communityIds: z.array(z.uuid()).max(200).optional(),
  /** Only for roles that change the site. Missing: unchanged. */
  mayPublish: z.boolean('Please choose yes or no').optional(),
})

type Access = z.output<typeof accessSchema>

/** Also ends the user's sessions. @throws AppError 400, 403, 404, 409 for one's own role or the last admin */
export async function changeAccess(
  actor: SessionUser,
  id: string,
  access: Access,
  browser: Browser,
): Promise<void> {
  await changeAccount(actor, id, browser, 'change-access', async (tx, account) => {
    const before = accessOf(account)
    const after = {
      role: access.role,
      communityIds: wanted(access, before.communityIds),
      mayPublish: !mayNeedApproval(access.role) || (access.mayPublish ?? before.mayPublish),
    }
    if (JSON.stringify(before) === JSON.stringify(after)) return null
    if (before.role !== after.role) assertNotSelf(actor, id, 'You cannot change your own role')
    if (after.role !== 'admin') await assertAnotherAdmin(tx, account)
    await assertCommunitiesExist(after.communityIds, tx)
    await writeAccess(tx, id, after)
    return { before, after }
  })
}

/** Role, communities and right to publish, as the history shows them. */
export function accessOf({ role, communities, mayPublish }: Account) {
  return { role, communityIds: communities.map(({ communityId }) => communityId).sort(), mayPublish }
}

function wanted({ role, communityIds }: Access, present: string[]): string[] {
  return role === 'admin' ? [] : [...new Set(communityIds ?? present)].sort()
}

/** Also ends the account's sessions. */
export async function writeAccess(
  tx: Tx,
  id: string,
  { role, communityIds, mayPublish }: ReturnType<typeof accessOf>,
) {
  await tx.userCommunity.deleteMany({ where: { userId: id } })
  await tx.user.update({
    where: { id },
    data: {
      role,
      mayPublish,
      sessionVersion: { increment: 1 },
      communities: { create: communityIds.map((communityId) => ({ communityId })) },
    },
  })
}

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

const EMERGENCY =
  'This is the emergency account. While a domain signs in with company accounts only, it must stay an administrator'

/**
 * Someone must be able to let others in, also while the company's sign-in is down.
 * @throws AppError 409 for the last administrator, and for the emergency account where a domain relies on it
 */
export async function assertAnotherAdmin(tx: Tx, account: Account): Promise<void> {
  if (await isLastAdmin(tx, account)) throw conflict('This is the last administrator')
  if (account.isEmergency && (await tx.companyDomain.count({ where: { companyOnly: true } })) > 0) {
    throw conflict(EMERGENCY)
  }
}

export async function isLastAdmin(tx: Tx, { id, role, disabledAt }: Account): Promise<boolean> {
  if (role !== 'admin' || disabledAt) return false
  return (await tx.user.count({ where: { role: 'admin', disabledAt: null, id: { not: id } } })) === 0
}
