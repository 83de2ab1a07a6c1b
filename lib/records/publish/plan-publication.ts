import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, forbidden } from '@/lib/platform/errors'
import type { PublicationPlan } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { isOn } from '@/lib/records/declare/publication'
import { settleApproval } from '@/lib/records/publish/approval/answer-approval'
import { draftValues, missing, type Standing, standingOf } from '@/lib/records/publish/draft'
import { enqueuePlan } from '@/lib/records/publish/fire-plan'
import { readPlanMoment } from '@/lib/records/publish/plan-moment'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { type PlanAction, type PlanView, planView } from '@/lib/records/publish/plan-view'
import { publishWithin } from '@/lib/records/publish/publish-record'
import { lock } from '@/lib/records/store/change'
import { assertMayPublish } from '@/lib/records/store/may-publish'
import { recordAudit } from '@/lib/records/store/record-audit'
import { zoneOf } from '@/lib/records/store/record-zone'

/**
 * Plans that a record goes on the site, with the draft it has by then, or off it; a waiting plan of the same action is moved. What could not
 * be published as it is now is refused at once, not at that hour.
 * @param at ISO
 * @throws AppError 400 with fieldErrors, 403, 404, 405, 409
 */
export async function planPublication(
  actor: Actor,
  entity: Entity,
  id: string,
  { action, at }: { action: PlanAction; at: string },
): Promise<PlanView> {
  assertCan(actor, 'update', entity.name)
  assertMayPublish(actor, entity)
  if (action === 'publish') await assertFit(actor, entity, id)
  return db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const standing = await standingOf(tx, actor, entity, id)
    assertPlannable(entity, standing, action)
    const when = readPlanMoment(at)
    const timeZone = await zoneOf(tx, entity, {
      ...standing.record,
      ...(standing.draft && draftValues(standing.draft)),
    })
    const plan = await store(tx, actor, entity, id, action, when, timeZone)
    await enqueuePlan(tx, plan.id, when)
    await settleApproval(tx, actor, entity, id, { action, standing, at: { when, timeZone } })
    await recordAudit(tx, actor, {
      action: `plan-${action}`,
      entity: entity.name,
      entityId: id,
      after: { at: when.toISOString() },
    })
    return planView(plan)
  })
}

/** Takes a waiting plan back, or puts one aside that was missed. @throws AppError 403, 404, 405 */
export async function cancelPlan(
  actor: Actor,
  entity: Entity,
  id: string,
  action: PlanAction,
): Promise<void> {
  assertCan(actor, 'update', entity.name)
  assertMayPublish(actor, entity)
  await db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const { record, draft } = await standingOf(tx, actor, entity, id)
    if (!record && !draft) throw missing(entity)
    if ((await cancelPlans(tx, entity, id, action)) === 0) return
    await recordAudit(tx, actor, { action: `cancel-${action}`, entity: entity.name, entityId: id })
  })
}

/** Publishes and takes it back: what stands in the way is said now. @throws AppError as publishing does */
export async function assertFit(actor: Actor, entity: Entity, id: string): Promise<void> {
  const fits = new Error('it can be published')
  const outcome = db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    await publishWithin(tx, actor, entity, id, {})
    throw fits
  })
  await outcome.catch((error: unknown) => {
    if (error !== fits) throw error
  })
}

/** @throws AppError 404, 409 when visitors see it so already */
export function assertPlannable(entity: Entity, { record, draft }: Standing, action: PlanAction): void {
  if (!record && !draft) throw missing(entity)
  const isLive = record !== null && isOn(entity, record)
  if (action === 'unpublish' && !isLive) throw conflict('This is not on the site')
  if (action === 'publish' && isLive && !draft)
    throw conflict('There is nothing to publish: visitors see this already')
}

/** Without an account there is nobody in whose name it could fire. */
async function store(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  entityId: string,
  action: PlanAction,
  at: Date,
  timeZone: string,
): Promise<PublicationPlan> {
  if (!actor.id) throw forbidden()
  const data = { at, timeZone, plannedById: actor.id, plannedByName: actor.username }
  const key = { entity: entity.name, entityId, action }
  const waiting = await tx.publicationPlan.findFirst({
    where: { ...key, state: 'waiting' },
    select: { id: true },
  })
  if (waiting) return tx.publicationPlan.update({ where: waiting, data })
  // What was missed is planned anew.
  await cancelPlans(tx, entity, entityId, action)
  return tx.publicationPlan.create({ data: { ...key, ...data } })
}
