import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import type { ApprovalRequest } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type ApprovalView, approvalView } from '@/lib/records/publish/approval/approval-view'
import type { PlanAction } from '@/lib/records/publish/plan-view'

/** The wish that waits at a record, or was sent back last; null when there is none, or when it has come true since. */
export async function approvalOf(
  actor: Actor,
  entity: Entity,
  entityId: string,
): Promise<ApprovalView | null> {
  const last = await db.approvalRequest.findFirst({
    where: { entity: entity.name, entityId },
    orderBy: { id: 'desc' },
  })
  return last && approvalView(actor, last)
}

/** The one that waits at a record. */
export function waitingRequest(tx: Tx, entity: Entity, entityId: string): Promise<ApprovalRequest | null> {
  return tx.approvalRequest.findFirst({ where: { entity: entity.name, entityId, state: 'waiting' } })
}

/** Ids of the records of an entity at which a wish waits. */
export async function recordsAsked(entity: Entity, among?: string[]): Promise<string[]> {
  const rows = await db.approvalRequest.findMany({
    where: { entity: entity.name, state: 'waiting', ...(among && { entityId: { in: among } }) },
    select: { entityId: true },
  })
  return rows.map(({ entityId }) => entityId)
}

/** What nobody can want any more, because the record is as it was wished without anybody's approval. */
export async function dropRequests(
  tx: Tx,
  entity: Entity,
  entityId: string,
  action: PlanAction,
): Promise<void> {
  await tx.approvalRequest.updateMany({
    where: { entity: entity.name, entityId, action, state: { in: ['waiting', 'returned'] } },
    data: { state: 'withdrawn' },
  })
}

/** What was sent back is over once it is asked for again, or done. */
export async function settleReturned(
  tx: Tx,
  entity: Entity,
  entityId: string,
  action?: PlanAction,
): Promise<void> {
  await tx.approvalRequest.updateMany({
    where: { entity: entity.name, entityId, state: 'returned', ...(action && { action }) },
    data: { state: 'withdrawn' },
  })
}
