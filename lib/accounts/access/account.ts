import 'server-only'
import { isRole, type SessionUser } from '@/lib/accounts/access/session-user'
import { db, type Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

const withPassword = {
  omit: { password: false },
  include: { communities: { select: { communityId: true } } },
} as const satisfies Prisma.UserDefaultArgs

/** A users row with what signing in needs, the hash included: never leaves lib/accounts. */
export type Account = Prisma.UserGetPayload<typeof withPassword>

/** The account of a username in any letter case; null when there is none. */
export async function findAccount(username: string, tx: Tx = db): Promise<Account | null> {
  // Not Prisma's `mode: 'insensitive'`: that is ILIKE, to which % and _ in a typed name are wildcards.
  const found = await tx.$queryRaw<{ id: string }[]>`
    select id from users where lower(username) = lower(${username}) limit 1`
  return found[0] ? tx.user.findUnique({ where: { id: found[0].id }, ...withPassword }) : null
}

/** The account of an id, hash included. */
export function accountById(id: string, tx: Tx = db): Promise<Account | null> {
  return tx.user.findUnique({ where: { id }, ...withPassword })
}

type Person = Pick<Account, 'id' | 'username' | 'email' | 'role' | 'communities' | 'mayPublish'>

/** What the rest of the code may know of an account. @throws Error for a role the table's own check forbids */
export function sessionUserOf({ communities, mayPublish, ...person }: Person): SessionUser {
  const { id, username, email, role } = person
  if (!isRole(role)) throw new Error(`unknown role of user ${id}`)
  const communityIds = communities.map(({ communityId }) => communityId)
  // Only editors are held back: administrators are who approves, and the others change no content.
  return { id, username, email, role, communityIds, mayPublish: mayPublish || role !== 'editor' }
}
