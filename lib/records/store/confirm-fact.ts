import 'server-only'
import { addDays } from 'date-fns'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity, Fact } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { localTime } from '@/lib/records/declare/zoned-time'
import { changedFields } from '@/lib/records/store/history'
import { zoneOf } from '@/lib/records/store/record-zone'

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
}
