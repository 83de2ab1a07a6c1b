import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import { labelOf } from '@/lib/admin/field'
import { findRecord } from '@/lib/admin/find-record'
import { updateRecord } from '@/lib/admin/operations'
import { type AdminRecord, mayUse } from '@/lib/admin/record'
import { assertCan } from '@/lib/auth/access'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

const SHOWN = 50

export type RevisionChange = { field: string; label: string; before: unknown; after: unknown }

/** One state of a record: who saved it and what differed from the state before. */
export type RecordRevision = {
  number: number
  /** ISO, UTC. */
  createdAt: string
  /** Null for a state that came by seed or import. */
  actorName: string | null
  changes: RevisionChange[]
}

/**
 * The last 50 states of a record, newest first. Guarded fields stay hidden from those who may not see them.
 * @throws AppError 403, 404
 */
export async function listRevisions(actor: Actor, entity: Entity, id: string): Promise<RecordRevision[]> {
  assertCan(actor, 'read', entity.name)
  await findRecord(db, actor, entity, id)
  const rows = await db.revision.findMany({
    where: { entity: entity.name, entityId: id },
    orderBy: { number: 'desc' },
    take: SHOWN + 1,
  })
  return rows.slice(0, SHOWN).map((row, at) => {
    const before = (rows[at + 1]?.data ?? {}) as Record<string, unknown>
    const after = row.data as Record<string, unknown>
    const { number, createdAt, actorName } = row
    const changes = row.changedFields.flatMap((field): RevisionChange[] => {
      const declared = entity.fields[field]
      if (!declared || !mayUse(actor, entity, field)) return []
      return [{ field, label: labelOf(field, declared), before: before[field], after: after[field] }]
    })
    return { number, createdAt: createdAt.toISOString(), actorName, changes }
  })
}

/**
 * Brings a record back to an earlier state, as a new revision. Its place in the order and what people do not write stay.
 * @throws AppError 403, 404; 400 or 409 when the old state does not fit any more
 */
export async function restoreRevision(
  actor: Actor,
  entity: Entity,
  id: string,
  number: number,
): Promise<AdminRecord> {
  assertCan(actor, 'update', entity.name)
  await findRecord(db, actor, entity, id)
  const revision = await db.revision.findFirst({ where: { entity: entity.name, entityId: id, number } })
  if (!revision) throw notFound('There is no such earlier state')
  const then = revision.data as Record<string, unknown>
  const restorable = Object.entries(entity.fields).filter(
    ([name, field]) =>
      name in then && !field.readOnly && field.kind !== 'order' && mayUse(actor, entity, name),
  )
  const input = Object.fromEntries(restorable.map(([name]) => [name, then[name]]))
  return updateRecord(actor, entity, entity.kind === 'single' ? null : id, input, { action: 'restore' })
}
