import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { forbidden } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { isMarkedPublished } from '@/lib/records/declare/publication'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { usesOf } from '@/lib/records/store/usage'

/** @throws AppError 403 with an alternative, for users whose changes need approval */
export function assertMayPublish(actor: Actor, entity: Entity): void {
  if (actor.mayPublish) return
  throw forbidden(
    entity.publication
      ? 'Your changes to the site need approval. Save them as a draft and ask for approval.'
      : 'Visitors would see this right away, and your changes to the site need approval. Ask a colleague who can publish.',
  )
}

/** Checks every write of a record, given its old and new states. @throws AppError 403 without the right */
export async function assertMayChange(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  ...states: (AdminRecord | null)[]
): Promise<void> {
  if (actor.mayPublish) return
  for (const state of states) {
    if (state && (await reachesVisitors(tx, entity, state))) assertMayPublish(actor, entity)
  }
}

/** A scheduled record was approved as it is. @throws AppError 403 naming who scheduled it */
export async function assertNotApproved(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<void> {
  if (actor.mayPublish) return
  const planner = await waitingPublication(tx, entity, id)
  if (planner === null) return
  throw forbidden(
    `This is approved and scheduled to be published. To change it, ask ${actor.scopes ? 'us' : planner} to cancel the schedule first.`,
  )
}

/** True when changes go live without publishing: the record or its container is public or scheduled. */
async function reachesVisitors(tx: Tx, entity: Entity, record: AdminRecord): Promise<boolean> {
  if (entity.publication) {
    return isMarkedPublished(entity, record) || (await waitingPublication(tx, entity, record.id)) !== null
  }
  if (entity.visible === 'to-staff') return false
  if (entity.visible === 'where-used') return (await usesOf(tx, null, entity, record)).length > 0
  const parent = entity.parent && entity.fields[entity.parent]?.entity
  if (!entity.parent || !parent) return true
  const owner = entityNamed(parent)
  const id = String(record[entity.parent])
  const row = await delegateOf(tx, owner.name).findFirst({ where: { id }, select: selectOf(owner) })
  return row !== null && reachesVisitors(tx, owner, recordOf(owner, row))
}

/** Who scheduled a record's publication, directly or by a release, or null. */
async function waitingPublication(tx: Tx, entity: Entity, entityId: string): Promise<string | null> {
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
