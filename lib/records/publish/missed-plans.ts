import 'server-only'
import { subDays } from 'date-fns'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { entities } from '@/lib/records/entities/registry'
import { standingOf } from '@/lib/records/publish/draft'
import { type Named, named } from '@/lib/records/publish/named-standing'
import { type PlanView, planView } from '@/lib/records/publish/plan-view'

const TOLD_DAYS = 7
const SHOWN = 12

/** A plan that did not happen, with the record it was for. */
export type MissedPlan = PlanView & Named

/** Plans of the last days that were refused at their hour, for records among those of the person's own communities; newest first. */
export async function missedPlans(actor: Actor): Promise<MissedPlan[]> {
  const readable = entities.filter(({ name, publication }) => publication && can(actor, 'read', name))
  const plans = await db.publicationPlan.findMany({
    where: {
      entity: { in: readable.map(({ name }) => name) },
      state: 'missed',
      at: { gt: subDays(new Date(), TOLD_DAYS) },
    },
    orderBy: { at: 'desc' },
    take: SHOWN,
  })
  const found = await Promise.all(
    plans.map(async (plan): Promise<MissedPlan[]> => {
      const entity = readable.find(({ name }) => name === plan.entity)
      // What was deleted meanwhile, or is not theirs, is nobody's problem here.
      const standing = entity && (await standingOf(db, actor, entity, plan.entityId).catch(() => null))
      if (!entity || !standing || !(standing.record || standing.draft)) return []
      return [{ ...planView(plan), ...named(entity, plan.entityId, standing) }]
    }),
  )
  return found.flat()
}
