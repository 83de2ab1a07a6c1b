import 'server-only'
import { subDays } from 'date-fns'
import { UNDO_DAYS } from '@/lib/desk/duplicates/undo-merge'
import { db } from '@/lib/platform/database/db'

/** Merges into this household that can still be undone, newest first. */
export async function undoableMerges(householdId: string) {
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
