import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict, forbidden } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { mailApprovers } from '@/lib/records/publish/approval/approval-mail'
import { settleReturned, waitingRequest } from '@/lib/records/publish/approval/approval-rows'
import { type ApprovalView, approvalView } from '@/lib/records/publish/approval/approval-view'
import { draftValues, standingOf } from '@/lib/records/publish/draft'
import { named } from '@/lib/records/publish/named-standing'
import { readPlanMoment } from '@/lib/records/publish/plan-moment'
import { assertFit, assertPlannable } from '@/lib/records/publish/plan-publication'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import { lock } from '@/lib/records/store/change'
import { assertNotApproved } from '@/lib/records/store/may-publish'
import { recordAudit } from '@/lib/records/store/record-audit'
import { zoneOf } from '@/lib/records/store/record-zone'

/** What is wished; `at` is ISO, null for as soon as it is approved. */
export type Wish = { action: PlanAction; note: string | null; at: string | null }

/**
 * Asks those who may publish to put a record on the site, or to take it off. What could not be published as it is now is refused at once; who
 * asks again changes what they asked for.
 * @throws AppError 400 with fieldErrors, 403, 404, 405, 409 when there is nothing to ask for, or somebody else has asked
 */
export async function askApproval(
  actor: Actor,
  entity: Entity,
  id: string,
  { action, note, at }: Wish,
): Promise<ApprovalView | null> {
  assertCan(actor, 'update', entity.name)
  if (!actor.id) throw forbidden()
  const { id: askedById } = actor
  if (actor.mayPublish) throw conflict('You may publish this yourself: nobody has to approve it')
  const wantedAt = at ? readPlanMoment(at) : null
  // As whoever approves it would publish it; nothing of that stays.
  if (action === 'publish') await assertFit({ ...actor, mayPublish: true }, entity, id)
  return db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const standing = await standingOf(tx, actor, entity, id)
    assertPlannable(entity, standing, action)
    await assertNotApproved(tx, actor, entity, id)
    const waiting = await waitingRequest(tx, entity, id)
    if (waiting && waiting.askedById !== askedById)
      throw conflict(`${waiting.askedByName} has asked already: it waits for approval`)
    const typed = standing.draft && draftValues(standing.draft)
    const data = {
      action,
      note,
      wantedAt,
      askedById,
      askedByName: actor.username,
      timeZone: await zoneOf(tx, entity, { ...standing.record, ...typed }),
      createdAt: new Date(),
    }
    await settleReturned(tx, entity, id)
    const request = waiting
      ? await tx.approvalRequest.update({ where: { id: waiting.id }, data })
      : await tx.approvalRequest.create({ data: { ...data, entity: entity.name, entityId: id } })
    const about = { entity, request, named: named(entity, id, standing), requestId: actor.requestId }
    await mailApprovers(tx, about)
    const after = { at: wantedAt?.toISOString() ?? null }
    await recordAudit(tx, actor, { action: `ask-${action}`, entity: entity.name, entityId: id, after })
    return approvalView(actor, request)
  })
}

/** Takes one's own wish back. @throws AppError 403, 404, 405, 409 when it is settled meanwhile */
export async function withdrawApproval(actor: Actor, entity: Entity, id: string): Promise<void> {
  assertCan(actor, 'update', entity.name)
  await db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    await standingOf(tx, actor, entity, id)
    const waiting = await waitingRequest(tx, entity, id)
    if (!waiting) throw conflict('This does not wait for approval any more')
    if (waiting.askedById !== actor.id)
      throw forbidden(`Only ${waiting.askedByName}, who asked, can take this back`)
    await tx.approvalRequest.update({ where: { id: waiting.id }, data: { state: 'withdrawn' } })
    await recordAudit(tx, actor, { action: 'withdraw-approval', entity: entity.name, entityId: id })
  })
}
