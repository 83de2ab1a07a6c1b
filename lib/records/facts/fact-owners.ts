import 'server-only'
import { can, isRole } from '@/lib/accounts/access/access'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'

export type FactOwner = { id: string; username: string }

/** Far more than any provider's editors. */
const MAX_OWNERS = 500

/** Users who can own a fact: those who can correct it. */
export async function ownerChoices(entity: Entity): Promise<FactOwner[]> {
  const people = await db.user.findMany({
    where: { disabledAt: null },
    select: { id: true, username: true, role: true },
    orderBy: { username: 'asc' },
    take: MAX_OWNERS,
  })
  return people
    .filter(({ role }) => isRole(role) && can({ role }, 'update', entity.area))
    .map(({ id, username }) => ({ id, username }))
}
