import 'server-only'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict, forbidden } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entities } from '@/lib/records/entities/registry'
import { mailApprovers } from '@/lib/records/publish/approval/answer-approval'
import { settleReturned, waitingRequest } from '@/lib/records/publish/approval/approval-rows'
import { type ApprovalView, approvalView } from '@/lib/records/publish/approval/approval-view'
import { draftValues, recordWithDraft } from '@/lib/records/publish/draft'
import { assertPlannable, assertPublishable, readPlanMoment } from '@/lib/records/publish/plan-publication'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import { type RecordLink, recordLink } from '@/lib/records/publish/record-link'
import { lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { assertNotApproved } from '@/lib/records/store/may-publish'
import { zoneOf } from '@/lib/records/store/record-zone'

/** `at` is ISO, or null for as soon as it is approved. */
type RequestedChange = { action: PlanAction; note: string | null; at: string | null }

/** Requests approval, or changes the request. @throws AppError 400 with fieldErrors, 403, 404, 405, 409 */
export async function requestApproval(
  actor: Actor,
  entity: Entity,
  id: string,
  { action, note, at }: RequestedChange,
): Promise<ApprovalView | null> {
  assertCan(actor, 'update', entity.area)
  if (!actor.id) throw forbidden()
  const { id: askedById } = actor
  if (actor.mayPublish) throw conflict('You can publish this yourself without approval')
  const wantedAt = at ? readPlanMoment(at) : null
  // Checked with the approver's rights, then rolled back.
  if (action === 'publish') await assertPublishable({ ...actor, mayPublish: true }, entity, id)
  return db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const current = await recordWithDraft(tx, actor, entity, id)
    assertPlannable(entity, current, action)
    await assertNotApproved(tx, actor, entity, id)
    const waiting = await waitingRequest(tx, entity, id)
    if (waiting && waiting.askedById !== askedById)
      throw conflict(`${waiting.askedByName} has already asked for approval`)
    const typed = current.draft && draftValues(current.draft)
    const data = {
      action,
      note,
      wantedAt,
      askedById,
      askedByName: actor.username,
      timeZone: await zoneOf(tx, entity, { ...current.record, ...typed }),
      createdAt: new Date(),
    }
    await settleReturned(tx, entity, id)
    const request = waiting
      ? await tx.approvalRequest.update({ where: { id: waiting.id }, data })
      : await tx.approvalRequest.create({ data: { ...data, entity: entity.name, entityId: id } })
    const about = { entity, request, link: recordLink(entity, id, current), requestId: actor.requestId }
    await mailApprovers(tx, about)
    const after = { at: wantedAt?.toISOString() ?? null }
    await recordAudit(tx, actor, { action: `ask-${action}`, entity: entity.name, entityId: id, after })
    return approvalView(actor, request)
  })
}

/** Withdraws the user's own request. @throws AppError 403, 404, 405, 409 when it has been settled */
export async function withdrawApproval(actor: Actor, entity: Entity, id: string): Promise<void> {
  assertCan(actor, 'update', entity.area)
  await db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    await recordWithDraft(tx, actor, entity, id)
    const waiting = await waitingRequest(tx, entity, id)
    if (!waiting) throw conflict('This is no longer waiting for approval')
    if (waiting.askedById !== actor.id)
      throw forbidden(`Only ${waiting.askedByName} can withdraw this request`)
    await tx.approvalRequest.update({ where: { id: waiting.id }, data: { state: 'withdrawn' } })
    await recordAudit(tx, actor, { action: 'withdraw-approval', entity: entity.name, entityId: id })
  })
}

const SHOWN = 12

export type WaitingApproval = ApprovalView & RecordLink

/** Requests for this user, oldest first: those to approve, or for authors their own open ones. */
export async function waitingApprovals(actor: Actor): Promise<WaitingApproval[]> {
  const edited = entities.filter(({ area, publication }) => publication && can(actor, 'update', area))
  if (edited.length === 0 || !actor.id) return []
  const requests = await db.approvalRequest.findMany({
    where: {
      entity: { in: edited.map(({ name }) => name) },
      ...(actor.mayPublish
        ? { state: 'waiting' }
        : { askedById: actor.id, state: { in: ['waiting', 'returned'] } }),
    },
    orderBy: { createdAt: 'asc' },
  })
  const shown: WaitingApproval[] = []
  for (const request of requests) {
    if (shown.length === SHOWN) break
    const entity = edited.find(({ name }) => name === request.entity)
    // Deleted or out of the user's scope.
    const current = entity && (await recordWithDraft(db, actor, entity, request.entityId).catch(() => null))
    const view = approvalView(actor, request)
    if (!entity || !view || !current || !(current.record || current.draft)) continue
    shown.push({ ...view, ...recordLink(entity, request.entityId, current) })
  }
  return shown
}
