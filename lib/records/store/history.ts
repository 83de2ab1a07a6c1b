import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { recordAudit } from '@/lib/records/store/record-audit'

export type Change = {
  action: 'create' | 'update' | 'publish' | 'unpublish' | 'restore' | 'reorder' | 'delete'
  /** Null on creation. */
  before: AdminRecord | null
  /** Null on deletion. */
  after: AdminRecord | null
}

export function changedFields(
  entity: Entity,
  before: AdminRecord | null,
  after: AdminRecord | null,
): string[] {
  const differs = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])
  return Object.keys(entity.fields).filter(differs)
}

/** Adds the new state to the history and the change to the audit log, in the caller's transaction. */
export async function recordChange(tx: Tx, actor: Actor, entity: Entity, change: Change): Promise<void> {
  const { before, after, action } = change
  const changed = changedFields(entity, before, after)
  if (after && action !== 'reorder') await addRevision(tx, actor, entity, before, after, changed)
  await recordAudit(tx, actor, {
    action,
    entity: entity.name,
    entityId: (after ?? before)?.id ?? null,
    before: part(before, changed),
    after: part(after, changed),
  })
}

/** Adds a state to the history. `changed` are the fields that differ from `before`. */
export async function addRevision(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  before: AdminRecord | null,
  after: AdminRecord,
  changed: string[],
): Promise<void> {
  const key = { entity: entity.name, entityId: after.id }
  const last = await tx.revision.findFirst({
    where: key,
    orderBy: { number: 'desc' },
    select: { number: true },
  })
  // Seeded or imported records have no history yet; their first state must be restorable too.
  if (!last && before) {
    await tx.revision.create({
      data: { ...key, number: 1, data: json(before), createdAt: new Date(before.updatedAt) },
    })
  }
  const number = (last?.number ?? (before ? 1 : 0)) + 1
  await tx.revision.create({
    data: {
      ...key,
      number,
      data: json(after),
      changedFields: changed,
      actorId: actor.id,
      actorName: actor.username,
    },
  })
}

function part(record: AdminRecord | null, names: string[]) {
  return record && json(Object.fromEntries(names.map((name) => [name, record[name]])))
}

function json(record: Record<string, unknown>): Prisma.InputJsonObject {
  return record as Prisma.InputJsonObject
}
