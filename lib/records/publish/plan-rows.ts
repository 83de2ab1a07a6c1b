import 'server-only'
import { subDays } from 'date-fns'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type PlanAction, type PlanView, planView } from '@/lib/records/publish/plan-view'

/** How long the form tells of a plan that has fired or was missed. */
const TOLD_DAYS = 7

/** The plans of a record that its form tells of: what waits, and what has fired or was missed lately. Newest first. */
export async function plansOf(tx: Tx, entity: Entity, entityId: string): Promise<PlanView[]> {
  const rows = await tx.publicationPlan.findMany({
    where: {
      entity: entity.name,
      entityId,
      OR: [
        { state: 'waiting' },
        { state: { in: ['fired', 'missed'] }, at: { gt: subDays(new Date(), TOLD_DAYS) } },
      ],
    },
    orderBy: { id: 'desc' },
  })
  // Of what has ended the last of its kind counts, and nothing once the same is planned anew.
  const told = new Set<string>()
  return rows.map(planView).filter(({ action }) => !told.has(action) && told.add(action))
}

/**
 * What was done by hand need not happen by itself any more, and that it was missed is settled; without an action no plan of the
 * record stays.
 */
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
