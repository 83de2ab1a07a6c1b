import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import type { ApprovalRequest } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type ApprovalView, approvalView } from '@/lib/records/publish/approval/approval-view'
import type { PlanAction } from '@/lib/records/publish/plan-view'

/** The record's waiting or returned request; null when there is none or it has been settled. */
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

export function waitingRequest(tx: Tx, entity: Entity, entityId: string): Promise<ApprovalRequest | null> {
  return tx.approvalRequest.findFirst({ where: { entity: entity.name, entityId, state: 'waiting' } })
}

/** Ids of the entity's records with a waiting request. */
export async function recordsAwaitingApproval(entity: Entity, among?: string[]): Promise<string[]> {
  const rows = await db.approvalRequest.findMany({
    where: { entity: entity.name, state: 'waiting', ...(among && { entityId: { in: among } }) },
    select: { entityId: true },
  })
  return rows.map(({ entityId }) => entityId)
}

/** Withdraws requests that have become pointless because the record already is as requested. */
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

/** Withdraws returned requests once the change is requested again or done. */
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
