import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { forbidden } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { reachesVisitors, waitingPublication } from '@/lib/records/store/reaches-visitors'

/** @throws AppError 403 with an alternative, for users whose changes need approval */
export function assertMayPublish(actor: Actor, entity: Entity): void {
  if (actor.mayPublish) return
  throw forbidden(
    entity.publication
      ? 'Somebody else approves what you put on the site, change there or take off. Keep it as a draft and ask for approval.'
      : 'Visitors would see this at once, and somebody else approves what you change for them. Ask somebody who may publish.',
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
    `This is approved as it is, and goes live by itself. To change it, ask ${planner} to cancel the schedule first.`,
  )
}
