import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { isRole } from '@/lib/accounts/access/session-user'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'

export type FactOwner = { id: string; username: string }

/** Far above the staff of a provider who edit. */
const MOST = 500

/** Who can be asked to look after a fact: people who may correct it. */
export async function ownerChoices(entity: Entity): Promise<FactOwner[]> {
  const people = await db.user.findMany({
    where: { disabledAt: null },
    select: { id: true, username: true, role: true },
    orderBy: { username: 'asc' },
    take: MOST,
  })
  return people
    .filter(({ role }) => isRole(role) && can({ role }, 'update', entity.name))
    .map(({ id, username }) => ({ id, username }))
}
