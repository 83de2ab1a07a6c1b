import 'server-only'
import { mayNeedApproval } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, accountById } from '@/lib/accounts/access/account'
import { accessOfGroups, type GroupAccess } from '@/lib/accounts/company/access-of-groups'
import type { CompanyPerson } from '@/lib/accounts/company/claims'
import type { CompanySettings } from '@/lib/accounts/company/settings'
import { accessOf, isLastAdmin, writeAccess } from '@/lib/accounts/users/change-access'
import type { Tx } from '@/lib/platform/database/db'

/**
 * Access by the person's groups. `unchanged` without a list of groups: then administrators set roles here.
 */
export async function accessFor(
  tx: Tx,
  { groups, hasTooManyGroups }: CompanyPerson,
  { rules }: CompanySettings,
): Promise<GroupAccess | 'unchanged' | { refused: 'company-groups' | 'company-too-many-groups' }> {
  if (rules.length === 0) return 'unchanged'
  if (hasTooManyGroups) return { refused: 'company-too-many-groups' }
  const ids = rules.flatMap(({ communityIds }) => [...communityIds])
  const known = await tx.community.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return accessOfGroups(groups, rules, new Set(known.map(({ id }) => id))) ?? { refused: 'company-groups' }
}

/**
 * Gives an account the role and communities of its groups, which ends its sessions if they differ. The last
 * administrator stays one, or no one could let others in.
 */
export async function applyAccess(
  tx: Tx,
  account: Account,
  wanted: GroupAccess | 'unchanged',
  browser: Pick<Browser, 'ipAddress' | 'requestId'>,
): Promise<Account> {
  if (wanted === 'unchanged') return account
  const before = accessOf(account)
  const mayPublish = !mayNeedApproval(wanted.role) || before.mayPublish
  const after = { role: wanted.role, communityIds: wanted.communityIds, mayPublish }
  if (before.role === after.role && String(before.communityIds) === String(after.communityIds)) return account
  if (wanted.role !== 'admin' && (await isLastAdmin(tx, account))) return account
  await writeAccess(tx, account.id, after)
  await recordAccess(tx, {
    action: 'company-sign-in.access',
    actor: null,
    browser,
    on: { entity: 'user', id: account.id },
    before,
    after,
  })
  const changed = await accountById(account.id, tx)
  if (!changed) throw new Error('the account just changed is not there')
  return changed
}
