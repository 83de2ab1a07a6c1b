import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import { mailRequester } from '@/lib/records/publish/approval/approval-mail'
import { settleReturned, waitingRequest } from '@/lib/records/publish/approval/approval-rows'
import { type ApprovalView, approvalView } from '@/lib/records/publish/approval/approval-view'
import { type RecordWithDraft, recordWithDraft } from '@/lib/records/publish/draft'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import { recordLink } from '@/lib/records/publish/record-link'
import { lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { assertMayPublish } from '@/lib/records/store/may-publish'

/** Sends a request back with a comment; the draft stays. @throws AppError 403, 404, 405, 409 if none waits */
export async function returnApproval(
  actor: Actor,
  entity: Entity,
  id: string,
  answer: string,
): Promise<ApprovalView | null> {
  assertCan(actor, 'update', entity.area)
  assertMayPublish(actor, entity)
  return db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const current = await recordWithDraft(tx, actor, entity, id)
    const waiting = await waitingRequest(tx, entity, id)
    if (!waiting) throw conflict('This does not wait for approval any more')
    const data = { state: 'returned', answer, answeredByName: actor.username, answeredAt: new Date() }
    const request = await tx.approvalRequest.update({ where: { id: waiting.id }, data })
    const about = { entity, request, link: recordLink(entity, id, current), requestId: actor.requestId }
    const heading = `${actor.username} sent back: ${about.link.title}`
    await mailRequester(tx, actor, about, { heading, words: answer })
    await recordAudit(tx, actor, { action: 'return-approval', entity: entity.name, entityId: id })
    return approvalView(actor, request)
  })
}

/** Publishing, unpublishing or planning approves a waiting request. The caller holds the record's lock. */
export async function settleApproval(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  {
    action,
    current,
    at,
  }: { action: PlanAction; current: RecordWithDraft; at?: { when: Date; timeZone: string } },
): Promise<void> {
  const waiting = await waitingRequest(tx, entity, id)
  await settleReturned(tx, entity, id, action)
  if (waiting?.action !== action) return
  const data = { state: 'approved', answeredByName: actor.username, answeredAt: new Date() }
  const request = await tx.approvalRequest.update({ where: { id: waiting.id }, data })
  const about = { entity, request, link: recordLink(entity, id, current), requestId: actor.requestId }
  const done = action === 'publish' ? 'on the site' : 'off the site'
  await mailRequester(tx, actor, about, {
    heading: `${actor.username} approved: ${about.link.title}`,
    words: at
      ? `It will be ${done} ${plannedTime(at.when.toISOString(), at.timeZone)}.`
      : `It is ${done} now.`,
  })
  const after = { askedBy: request.askedByName }
  await recordAudit(tx, actor, { action: 'approve', entity: entity.name, entityId: id, after })
}
