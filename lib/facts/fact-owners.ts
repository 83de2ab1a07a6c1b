import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import { can } from '@/lib/auth/access'
import { isRole } from '@/lib/auth/session-user'
import { db } from '@/lib/db'

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
