import 'server-only'
import { addDays } from 'date-fns'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry } from '@/lib/platform/cache/expiry'
import type { Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity, Fact } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { localTime } from '@/lib/records/declare/zoned-time'
import { zoneOf } from '@/lib/records/store/record-zone'

export type Change = {
  action: 'create' | 'update' | 'publish' | 'unpublish' | 'restore' | 'reorder' | 'delete'
  /** Null on creation. */
  before: AdminRecord | null
  /** Null on deletion. */
  after: AdminRecord | null
  /** Why it was published despite the checks. */
  note?: string | undefined
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
  const { before, after, action, note } = change
  const changed = changedFields(entity, before, after)
  if (after && action !== 'reorder') await addRevision(tx, actor, entity, { before, after, changed, note })
  await recordAudit(tx, actor, {
    action,
    entity: entity.name,
    entityId: (after ?? before)?.id ?? null,
    before: part(before, changed),
    after: note ? { ...part(after, changed), publishedAnyway: note } : part(after, changed),
  })
}

type NewState = {
  before: AdminRecord | null
  after: AdminRecord
  /** The fields that differ from `before`. */
  changed: string[]
  note?: string | undefined
}

/** Adds a state to the history. */
export async function addRevision(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  { before, after, changed, note }: NewState,
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
      note: note ?? null,
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

/** Changing a fact confirms it, in the caller's transaction. */
export async function confirmChangedFacts(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  before: AdminRecord | null,
  after: AdminRecord,
): Promise<void> {
  const facts = Object.entries(entity.facts)
  if (facts.length === 0) return
  const changed = new Set(changedFields(entity, before, after))
  const written = facts.filter(([, { fields }]) => fields.some((name) => changed.has(name)))
  for (const [name, fact] of written) await confirmFact(tx, actor, entity, after, name, fact)
}

/** Marks a fact as confirmed now; its next review is counted in the record's time zone. The owner stays. */
export async function confirmFact(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  record: AdminRecord,
  name: string,
  { everyDays }: Fact,
): Promise<void> {
  const key = { entity: entity.name, entityId: record.id, fact: name }
  const now = new Date()
  const { day } = localTime(now.toISOString(), await zoneOf(tx, entity, record))
  const reviewed = {
    reviewBy: addDays(new Date(`${day}T00:00:00Z`), everyDays),
    reviewedAt: now,
    reviewedByName: actor.username,
  }
  await tx.factReview.upsert({
    where: { entity_entityId_fact: key },
    create: { ...key, ...reviewed },
    update: reviewed,
  })
  // Pages say when a fact was last confirmed.
  await announceExpiry(tx, ['fact_reviews'])
}

type Audited = {
  action: string
  entity: string
  entityId?: string | null
  before?: Prisma.InputJsonObject | null
  after?: Prisma.InputJsonObject | null
}

/** Appends to the audit log who did what, from where. */
export async function recordAudit(tx: Tx, actor: Actor, { before, after, ...what }: Audited): Promise<void> {
  await tx.auditEntry.create({
    data: {
      ...what,
      actorId: actor.id,
      actorName: actor.username,
      ...(before && { before }),
      ...(after && { after }),
      ipAddress: actor.ipAddress,
      requestId: actor.requestId,
    },
  })
}
