import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { mailAsker } from '@/lib/admin/approval/approval-mail'
import { settleReturned, waitingRequest } from '@/lib/admin/approval/approval-rows'
import { type ApprovalView, approvalView } from '@/lib/admin/approval/approval-view'
import { assertMayPublish } from '@/lib/admin/approval/may-publish'
import { lock } from '@/lib/admin/change'
import type { Entity } from '@/lib/admin/define-entity'
import { type Standing, standingOf } from '@/lib/admin/draft'
import { named } from '@/lib/admin/named-standing'
import type { PlanAction } from '@/lib/admin/plan-view'
import { recordAudit } from '@/lib/admin/record-audit'
import { plannedTime } from '@/lib/admin/zoned-time'
import { assertCan } from '@/lib/auth/access'
import { db, type Tx } from '@/lib/db'
import { conflict } from '@/lib/errors'

/**
 * Sends a record back to whoever asked, with what is to be done first; the draft stays as it is.
 * @throws AppError 403, 404, 405, 409 when it does not wait any more
 */
export async function returnApproval(
  actor: Actor,
  entity: Entity,
  id: string,
  answer: string,
): Promise<ApprovalView | null> {
  assertCan(actor, 'update', entity.name)
  assertMayPublish(actor, entity)
  return db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const standing = await standingOf(tx, actor, entity, id)
    const waiting = await waitingRequest(tx, entity, id)
    if (!waiting) throw conflict('This does not wait for approval any more')
    const data = { state: 'returned', answer, answeredByName: actor.username, answeredAt: new Date() }
    const request = await tx.approvalRequest.update({ where: { id: waiting.id }, data })
    const about = { entity, request, named: named(entity, id, standing), requestId: actor.requestId }
    const heading = `${actor.username} sent back: ${about.named.title}`
    await mailAsker(tx, actor, about, { heading, words: answer })
    await recordAudit(tx, actor, { action: 'return-approval', entity: entity.name, entityId: id })
    return approvalView(actor, request)
  })
}

/**
 * A record that is published, taken off or planned so is approved by that: whoever asked for it is told, and what was sent back is settled.
 * The record's lock is the caller's.
 */
export async function settleApproval(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  { action, standing, at }: { action: PlanAction; standing: Standing; at?: { when: Date; timeZone: string } },
): Promise<void> {
  const waiting = await waitingRequest(tx, entity, id)
  await settleReturned(tx, entity, id, action)
  if (waiting?.action !== action) return
  const data = { state: 'approved', answeredByName: actor.username, answeredAt: new Date() }
  const request = await tx.approvalRequest.update({ where: { id: waiting.id }, data })
  const about = { entity, request, named: named(entity, id, standing), requestId: actor.requestId }
  const done = action === 'publish' ? 'on the site' : 'off the site'
  await mailAsker(tx, actor, about, {
    heading: `${actor.username} approved: ${about.named.title}`,
    words: at
      ? `It will be ${done} ${plannedTime(at.when.toISOString(), at.timeZone)}.`
      : `It is ${done} now.`,
  })
  const after = { askedBy: request.askedByName }
  await recordAudit(tx, actor, { action: 'approve', entity: entity.name, entityId: id, after })
}
