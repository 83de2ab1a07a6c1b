import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { isWithoutEffect, labelOf } from '@/lib/records/declare/field'
import { flagsOf } from '@/lib/records/declare/publication'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { draftOf } from '@/lib/records/publish/draft'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { updateRecord } from '@/lib/records/store/operations'
import { findRecord } from '@/lib/records/store/scope'

const SHOWN = 50

export type RevisionChange = { field: string; label: string; before: unknown; after: unknown }

export type RecordRevision = {
  number: number
  /** ISO, UTC. */
  createdAt: string
  /** Null for a seed or import. */
  actorName: string | null
  changes: RevisionChange[]
  /** True for the state in which the record came back from the trash. */
  fromTrash: boolean
  /** Why it was published despite the checks. */
  note: string | null
}

/** The last 50 states, newest first, without fields hidden from the user. @throws AppError 403, 404 */
export async function listRevisions(actor: Actor, entity: Entity, id: string): Promise<RecordRevision[]> {
  assertCan(actor, 'read', entity.area)
  await findRecord(db, actor, entity, id)
  return revisionsOf(actor, entity, id)
}

/** Like listRevisions, for a caller that has already checked access, such as to the trash. */
export async function revisionsOf(actor: Actor, entity: Entity, id: string): Promise<RecordRevision[]> {
  const rows = await db.revision.findMany({
    where: { entity: entity.name, entityId: id },
    orderBy: { number: 'desc' },
    take: SHOWN + 1,
  })
  return rows.slice(0, SHOWN).map((row, at) => {
    const before = (rows[at + 1]?.data ?? {}) as Record<string, unknown>
    const after = row.data as Record<string, unknown>
    const { number, createdAt, actorName, note } = row
    const changes = row.changedFields.flatMap((field): RevisionChange[] => {
      const declared = entity.fields[field]
      if (!declared || !mayUse(actor, entity, field)) return []
      return [{ field, label: labelOf(field, declared), before: before[field], after: after[field] }]
    })
    // Every other saved state differs from the one before.
    const fromTrash = actorName !== null && row.changedFields.length === 0
    return { number, createdAt: createdAt.toISOString(), actorName, changes, fromTrash, note }
  })
}

/**
 * Makes an earlier state the record's draft, or, where its kind has no drafts, a new revision. Order and
 * flags stay. @returns the record as visitors see it
 * @throws AppError 400, 403, 404, 409 while a colleague's draft waits
 */
export async function restoreRevision(
  actor: Actor,
  entity: Entity,
  id: string,
  number: number,
): Promise<AdminRecord> {
  assertCan(actor, 'update', entity.area)
  const record = await findRecord(db, actor, entity, id)
  const revision = await db.revision.findFirst({ where: { entity: entity.name, entityId: id, number } })
  if (!revision) throw notFound('There is no such earlier version')
  // Only Publish and Unpublish change these.
  const flags = new Set(flagsOf(entity))
  const then = restorableValues(actor, entity, revision.data as Record<string, unknown>)
  const input = Object.fromEntries(Object.entries(then).filter(([name]) => !flags.has(name)))
  if (!entity.publication) {
    return updateRecord(actor, entity, entity.kind === 'single' ? null : id, input, { action: 'restore' })
  }
  const draft = await draftOf(actor, entity, id)
  if (draft && !draft.isMine) {
    throw conflict(`${draft.actorName} has unpublished changes here. Publish or discard them first`)
  }
  await saveDraft(actor, entity, id, { values: input })
  return record
}

/** The values of an earlier state that the user can restore, without the order. */
export function restorableValues(
  actor: Actor,
  entity: Entity,
  then: Record<string, unknown>,
): Record<string, unknown> {
  const restorable = Object.entries(entity.fields).filter(
    ([name, field]) =>
      name in then &&
      !field.readOnly &&
      field.kind !== 'order' &&
      !isWithoutEffect(field, then) &&
      mayUse(actor, entity, name),
  )
  return Object.fromEntries(restorable.map(([name]) => [name, then[name]]))
}
