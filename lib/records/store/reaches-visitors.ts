import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { isPublicByUse, isStaffOnly } from '@/lib/records/declare/always-public'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { isMarkedPublished } from '@/lib/records/declare/publication'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { usesOf } from '@/lib/records/store/usage'

/** True when changes go live without publishing: the record or its container is public or scheduled. */
export async function reachesVisitors(tx: Tx, entity: Entity, record: AdminRecord): Promise<boolean> {
  if (entity.publication) {
    return isMarkedPublished(entity, record) || (await waitingPublication(tx, entity, record.id)) !== null
  }
  if (isStaffOnly(entity)) return false
  if (isPublicByUse(entity)) return (await usesOf(tx, entity, record)).length > 0
  const parent = entity.parent && entity.fields[entity.parent]?.entity
  if (!entity.parent || !parent) return true
  const owner = entityNamed(parent)
  const id = String(record[entity.parent])
  const row = await delegateOf(tx, owner.name).findFirst({ where: { id }, select: selectOf(owner) })
  return row !== null && reachesVisitors(tx, owner, recordOf(owner, row))
}

/** Who scheduled a record's publication, directly or by a release, or null. */
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
