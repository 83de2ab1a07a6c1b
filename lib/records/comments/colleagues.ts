import 'server-only'
import { can, isRole } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { assertMayComment } from '@/lib/records/comments/may-comment'
import type { Entity } from '@/lib/records/declare/define-entity'
import { findRecord, isScoped } from '@/lib/records/store/scope'

/** A user who can open the record; `email` is null for users without mail. */
export type Reader = { id: string; name: string; email: string | null }

/** Other users who can open the record, by name: those a comment can mention. @throws AppError 403, 404 */
export async function colleaguesFor(actor: Actor, entity: Entity, id: string): Promise<Reader[]> {
  assertMayComment(actor, entity)
  await findRecord(db, actor, entity, id)
  return readersOf(db, actor, entity, id)
}

/** Like colleaguesFor, for a caller that has already checked access to the record. */
export async function readersOf(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<Reader[]> {
  const people = await tx.user.findMany({
    where: { disabledAt: null, ...(actor.id && { id: { not: actor.id } }) },
    orderBy: { username: 'asc' },
    select: { id: true, username: true, email: true, role: true, communities: true },
  })
  const opens = new Map<string, Promise<boolean>>()
  const readers: Reader[] = []
  for (const { communities, role, username, ...person } of people) {
    if (!isRole(role) || !can({ role }, 'read', entity.area)) continue
    const communityIds = communities.map(({ communityId }) => communityId).sort()
    const isLimited = role !== 'admin' && communityIds.length > 0 && isScoped(entity)
    const key = communityIds.join()
    const open = !isLimited || (opens.get(key) ?? isOpen(tx, { ...actor, role, communityIds }, entity, id))
    if (isLimited) opens.set(key, Promise.resolve(open))
    if (await open) readers.push({ ...person, name: username })
  }
  return readers
}

function isOpen(tx: Tx, person: Actor, entity: Entity, id: string): Promise<boolean> {
  return findRecord(tx, person, entity, id).then(
    () => true,
    () => false,
  )
}
