import 'server-only'
import { addYears, subDays } from 'date-fns'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, forbidden, invalidFields } from '@/lib/platform/errors'
import type { PublicationPlan } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { assertCanBeOff, isMarkedPublished } from '@/lib/records/declare/publication'
import { entities } from '@/lib/records/entities/registry'
import { settleApproval } from '@/lib/records/publish/approval/answer-approval'
import { draftValues, missing, type RecordWithDraft, recordWithDraft } from '@/lib/records/publish/draft'
import { enqueuePlan } from '@/lib/records/publish/fire-plan'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { type PlanAction, type PlanView, planView } from '@/lib/records/publish/plan-view'
import { publishWithin } from '@/lib/records/publish/publish-record'
import { type RecordLink, recordLink } from '@/lib/records/publish/record-link'
import { lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { assertMayPublish } from '@/lib/records/store/may-publish'
import { zoneOf } from '@/lib/records/store/record-zone'

/** Schedules a publication change at `at` (ISO). @throws AppError 400 with fieldErrors, 403, 404, 405, 409 */
export async function planPublication(
  actor: Actor,
  entity: Entity,
  id: string,
  { action, at }: { action: PlanAction; at: string },
): Promise<PlanView> {
  assertCan(actor, 'update', entity.area)
  assertMayPublish(actor, entity)
  if (action === 'publish') await assertPublishable(actor, entity, id)
  return db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const current = await recordWithDraft(tx, actor, entity, id)
    assertPlannable(entity, current, action)
    const when = readPlanMoment(at)
    const timeZone = await zoneOf(tx, entity, {
      ...current.record,
      ...(current.draft && draftValues(current.draft)),
    })
    const plan = await store(tx, actor, entity, id, action, when, timeZone)
    await enqueuePlan(tx, plan.id, when)
    await settleApproval(tx, actor, entity, id, { action, current, at: { when, timeZone } })
    await recordAudit(tx, actor, {
      action: `plan-${action}`,
      entity: entity.name,
      entityId: id,
      after: { at: when.toISOString() },
    })
    return planView(plan)
  })
}

/** Cancels a waiting plan or dismisses a missed one. @throws AppError 403, 404, 405 */
export async function cancelPlan(
  actor: Actor,
  entity: Entity,
  id: string,
  action: PlanAction,
): Promise<void> {
  assertCan(actor, 'update', entity.area)
  assertMayPublish(actor, entity)
  await db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const { record, draft } = await recordWithDraft(tx, actor, entity, id)
    if (!record && !draft) throw missing(entity)
    if ((await cancelPlans(tx, entity, id, action)) === 0) return
    await recordAudit(tx, actor, { action: `cancel-${action}`, entity: entity.name, entityId: id })
  })
}

/** Publishes and rolls back, to refuse now what the plan would refuse. @throws AppError as publishing does */
export async function assertPublishable(actor: Actor, entity: Entity, id: string): Promise<void> {
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

/** @throws AppError 404, 409 when the record is already in that state */
export function assertPlannable(
  entity: Entity,
  { record, draft }: RecordWithDraft,
  action: PlanAction,
): void {
  if (!record && !draft) throw missing(entity)
  if (action === 'unpublish') assertCanBeOff(entity)
  const isLive = record !== null && isMarkedPublished(entity, record)
  if (action === 'unpublish' && !isLive) throw conflict('This is not published')
  if (action === 'publish' && isLive && !draft) throw conflict('There are no changes to publish')
}

/** Plans run in their author's name, so they require an account. */
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
  // Replaces a missed plan.
  await cancelPlans(tx, entity, entityId, action)
  return tx.publicationPlan.create({ data: { ...key, ...data } })
}

const AHEAD_YEARS = 2

/** Parses the time of a plan. @param at ISO @throws AppError 400 with fieldErrors.at */
export function readPlanMoment(at: string): Date {
  const when = new Date(at)
  if (when.getTime() <= Date.now()) throw invalidFields({ at: 'Please choose a time in the future' })
  if (when > addYears(new Date(), AHEAD_YEARS)) {
    throw invalidFields({ at: `Please choose a time within ${AHEAD_YEARS} years` })
  }
  return when
}

const SHOWN_DAYS = 7
const SHOWN = 12

export type MissedPlan = PlanView & RecordLink

/** Recently missed plans for records in the user's scope, newest first. */
export async function missedPlans(actor: Actor): Promise<MissedPlan[]> {
  const readable = entities.filter(({ area, publication }) => publication && can(actor, 'read', area))
  const plans = await db.publicationPlan.findMany({
    where: {
      entity: { in: readable.map(({ name }) => name) },
      state: 'missed',
      at: { gt: subDays(new Date(), SHOWN_DAYS) },
    },
    orderBy: { at: 'desc' },
    take: SHOWN,
  })
  const found = await Promise.all(
    plans.map(async (plan): Promise<MissedPlan[]> => {
      const entity = readable.find(({ name }) => name === plan.entity)
      // Deleted or out of the user's scope.
      const current = entity && (await recordWithDraft(db, actor, entity, plan.entityId).catch(() => null))
      if (!entity || !current || !(current.record || current.draft)) return []
      return [{ ...planView(plan), ...recordLink(entity, plan.entityId, current) }]
    }),
  )
  return found.flat()
}
