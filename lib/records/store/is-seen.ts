import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { isNeverSeen, isSeenByUse } from '@/lib/records/declare/always-seen'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { isOn } from '@/lib/records/declare/publication'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { usesOf } from '@/lib/records/store/usage'

/**
 * Whether what is written into a record reaches visitors without anybody publishing it: it is on the site, will be by itself, or stands
 * within a record of which that is so.
 */
export async function isSeen(tx: Tx, entity: Entity, record: AdminRecord): Promise<boolean> {
  if (entity.publication) {
    return isOn(entity, record) || (await waitingPublication(tx, entity, record.id)) !== null
  }
  if (isNeverSeen(entity)) return false
  if (isSeenByUse(entity)) return (await usesOf(tx, entity, record)).length > 0
  const parent = entity.parent && entity.fields[entity.parent]?.entity
  if (!entity.parent || !parent) return true
  const owner = entityNamed(parent)
  const id = String(record[entity.parent])
  const row = await delegateOf(tx, owner.name).findFirst({ where: { id }, select: selectOf(owner) })
  return row !== null && isSeen(tx, owner, recordOf(owner, row))
}

/** Who planned that a record goes on the site, by itself or with a release; null when nothing is planned. */
export async function waitingPublication(tx: Tx, entity: Entity, entityId: string): Promise<string | null> {
  const plan = await tx.publicationPlan.findFirst({
    where: { entity: entity.name, entityId, action: 'publish', state: 'waiting' },
    select: { plannedByName: true },
  })
  if (plan) return plan.plannedByName
  const item = await tx.releaseItem.findFirst({
    where: { entity: entity.name, entityId, release: { state: 'waiting' } },
    select: { release: { select: { plannedByName: true } } },
  })
  return item?.release.plannedByName ?? null
}
