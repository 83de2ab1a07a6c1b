import 'server-only'
import { isRole, mayNeedApproval, type SessionUser } from '@/lib/accounts/access/access'
import { db, type Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

const withPassword = {
  omit: { password: false },
  include: { communities: { select: { communityId: true } } },
} as const satisfies Prisma.UserDefaultArgs

/** A users row with its password hash. Must never leave lib/accounts. */
export type Account = Prisma.UserGetPayload<typeof withPassword>

/** Finds an account by username in any letter case, or null. */
export async function findAccount(username: string, tx: Tx = db): Promise<Account | null> {
  // Not Prisma's `mode: 'insensitive'`: it uses ILIKE, where % and _ in a typed name are wildcards.
  const found = await tx.$queryRaw<{ id: string }[]>`
    select id from users where lower(username) = lower(${username}) limit 1`
  return found[0] ? tx.user.findUnique({ where: { id: found[0].id }, ...withPassword }) : null
}

export function accountById(id: string, tx: Tx = db): Promise<Account | null> {
  return tx.user.findUnique({ where: { id }, ...withPassword })
}

type Person = Pick<Account, 'id' | 'username' | 'email' | 'role' | 'communities' | 'mayPublish'>

/** The account as the rest of the code may see it. @throws Error for a role that the table's check forbids */
export function sessionUserOf({ communities, mayPublish, ...person }: Person): SessionUser {
  const { id, username, email, role } = person
  if (!isRole(role)) throw new Error(`unknown role of user ${id}`)
  const communityIds = communities.map(({ communityId }) => communityId)
  return { id, username, email, role, communityIds, mayPublish: mayPublish || !mayNeedApproval(role) }
}

/** Serializes changes to accounts, such as two first registrations or two admins demoting each other. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('porchlight:accounts', 0))`
}
