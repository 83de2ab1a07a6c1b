import 'server-only'
import { subDays } from 'date-fns'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { entities } from '@/lib/records/entities/registry'
import { recordWithDraft } from '@/lib/records/publish/draft'
import { type PlanView, planView } from '@/lib/records/publish/plan-view'
import { type RecordLink, recordLink } from '@/lib/records/publish/record-link'

const SHOWN_DAYS = 7
const SHOWN = 12

export type MissedPlan = PlanView & RecordLink

/** Recently missed plans for records in the user's scope, newest first. */
export async function missedPlans(actor: Actor): Promise<MissedPlan[]> {
  const readable = entities.filter(({ area, publication }) => publication && can(actor, 'read', area))
  const plans = await db.publicationPlan.findMany({
    where: {
      entity: { in: readable.map(({ name }) => name) },
      state: 'missed',
      at: { gt: subDays(new Date(), SHOWN_DAYS) },
    },
    orderBy: { at: 'desc' },
    take: SHOWN,
  })
  const found = await Promise.all(
    plans.map(async (plan): Promise<MissedPlan[]> => {
      const entity = readable.find(({ name }) => name === plan.entity)
      // Deleted or out of the user's scope.
      const current = entity && (await recordWithDraft(db, actor, entity, plan.entityId).catch(() => null))
      if (!entity || !current || !(current.record || current.draft)) return []
      return [{ ...planView(plan), ...recordLink(entity, plan.entityId, current) }]
    }),
  )
  return found.flat()
}
