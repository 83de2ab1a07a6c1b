import 'server-only'
import { addDays, subDays } from 'date-fns'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { UNDO_DAYS } from '@/lib/desk/duplicates/merge'
import { duplicatesOf } from '@/lib/desk/duplicates/suggestions'
import { readMembers } from '@/lib/desk/households/family-members'
import { db } from '@/lib/platform/database/db'

/** A lead's household as its screen shows it; null without one. The caller has checked access to the lead. */
export async function householdOfLead(actor: Actor, householdId: string | null) {
  if (!householdId) return null
  const household = await db.household.findUnique({ where: { id: householdId } })
  if (!household) return null
  const { id, name, phoneE164, email } = household
  const [merges, members, careChoices, duplicates] = await Promise.all([
    undoableMerges(id),
    readMembers(actor, id),
    db.careType.findMany({
      orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
      select: { id: true, name: true },
    }),
    can(actor, 'update', 'leads') ? duplicatesOf(actor, id) : [],
  ])
  return {
    id,
    name,
    duplicates,
    careChoices,
    ...members,
    reachedBy: [phoneE164, email].flatMap((way) => way ?? []),
    merges: merges.map((merge) => ({ ...merge, undoUntil: addDays(merge.mergedAt, UNDO_DAYS) })),
  }
}

export type HouseholdOfLead = NonNullable<Awaited<ReturnType<typeof householdOfLead>>>

/** Merges into this household that can still be undone, newest first. */
async function undoableMerges(householdId: string) {
  const merges = await db.householdMerge.findMany({
    where: { keptId: householdId, undoneAt: null, mergedAt: { gt: subDays(new Date(), UNDO_DAYS) } },
    orderBy: { mergedAt: 'desc' },
    select: { id: true, mergedBy: true, mergedAt: true, leadIds: true, absorbed: { select: { name: true } } },
  })
  return merges.map(({ absorbed, leadIds, ...merge }) => ({
    ...merge,
    name: absorbed.name,
    requests: leadIds.length,
  }))
}
