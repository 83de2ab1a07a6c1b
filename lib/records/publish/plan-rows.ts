import 'server-only'
import { subDays } from 'date-fns'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type PlanAction, type PlanView, planView } from '@/lib/records/publish/plan-view'

const SHOWN_DAYS = 7

/** The plans that a record's form shows, newest first: waiting ones, and recently fired or missed ones. */
export async function plansOf(tx: Tx, entity: Entity, entityId: string): Promise<PlanView[]> {
  const rows = await tx.publicationPlan.findMany({
    where: {
      entity: entity.name,
      entityId,
      OR: [
        { state: 'waiting' },
        { state: { in: ['fired', 'missed'] }, at: { gt: subDays(new Date(), SHOWN_DAYS) } },
      ],
    },
    orderBy: { id: 'desc' },
  })
  // Only the newest plan per action.
  const listed = new Set<string>()
  return rows.map(planView).filter(({ action }) => !listed.has(action) && listed.add(action))
}

/** Cancels waiting and missed plans after a manual change; without an action, all of the record's plans. */
export async function cancelPlans(
  tx: Tx,
  entity: Entity,
  entityId: string,
  action?: PlanAction,
): Promise<number> {
  const { count } = await tx.publicationPlan.updateMany({
    where: { entity: entity.name, entityId, state: { in: ['waiting', 'missed'] }, ...(action && { action }) },
    data: { state: 'canceled' },
  })
  return count
}
