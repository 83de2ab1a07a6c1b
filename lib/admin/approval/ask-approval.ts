import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { mailApprovers } from '@/lib/admin/approval/approval-mail'
import { settleReturned, waitingRequest } from '@/lib/admin/approval/approval-rows'
import { type ApprovalView, approvalView } from '@/lib/admin/approval/approval-view'
import { assertNotApproved } from '@/lib/admin/approval/may-publish'
import { lock } from '@/lib/admin/change'
import type { Entity } from '@/lib/admin/define-entity'
import { draftValues, standingOf } from '@/lib/admin/draft'
import { named } from '@/lib/admin/named-standing'
import { readPlanMoment } from '@/lib/admin/plan-moment'
import { assertFit, assertPlannable } from '@/lib/admin/plan-publication'
import type { PlanAction } from '@/lib/admin/plan-view'
import { recordAudit } from '@/lib/admin/record-audit'
import { zoneOf } from '@/lib/admin/record-zone'
import { assertCan } from '@/lib/auth/access'
import { db } from '@/lib/db'
import { conflict, forbidden } from '@/lib/errors'

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
      ...{ action, note, wantedAt, askedById, askedByName: actor.username },
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
