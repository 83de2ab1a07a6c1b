import 'server-only'
import { subDays } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { openHouseholds } from '@/lib/desk/duplicates/household-access'
import { recordMergeEvent } from '@/lib/desk/duplicates/merge'
import { restoreClocks } from '@/lib/desk/duplicates/restore-clocks'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/record-audit'

export const UNDO_DAYS = 30

/**
 * Moves back what the merge moved and still exists, with clocks as without it; newer requests stay with the
 * kept household. @throws AppError 403, 404, 409 when undone, too old, or a later merge must be undone first
 */
export async function undoMerge(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'leads')
  await db.$transaction(async (tx) => {
    const merge = isUuid(id) ? await tx.householdMerge.findUnique({ where: { id } }) : null
    if (!merge) throw notFound('This merge does not exist')
    const { keptId, absorbedId, leadIds, contactIds, residentIds } = merge
    const [kept] = await openHouseholds(tx, actor, [keptId], 'update')
    await tx.$queryRaw`select 1 from household_merges where id = ${id}::uuid for update`
    const now = new Date()
    const { undoneAt } = await tx.householdMerge.findUniqueOrThrow({ where: { id } })
    if (undoneAt) throw conflict('This merge has been undone already')
    if (merge.mergedAt < subDays(now, UNDO_DAYS))
      throw conflict(`A merge can be undone for ${UNDO_DAYS} days`)
    const since = { undoneAt: null, mergedAt: { gt: merge.mergedAt } }
    const later = await tx.householdMerge.count({
      where: { ...since, OR: [{ keptId }, { absorbedId: keptId }] },
    })
    if (later > 0) throw conflict('The family was merged once more since: undo that first')
    await recordMergeEvent(tx, actor, keptId, { type: 'merge-undone', data: { mergeId: id } })
    const back = { data: { householdId: absorbedId } }
    await tx.tourRequest.updateMany({ where: { householdId: keptId, id: { in: leadIds } }, ...back })
    await tx.householdContact.updateMany({ where: { householdId: keptId, id: { in: contactIds } }, ...back })
    await tx.householdResident.updateMany({
      where: { householdId: keptId, id: { in: residentIds } },
      ...back,
    })
    if (kept) {
      const { name, phoneE164, email } = merge
      await tx.household.update({ where: { id: keptId }, data: { name, phoneE164, email } })
    }
    await tx.householdMerge.update({ where: { id }, data: { undoneAt: now, undoneBy: actor.username } })
    await restoreClocks(tx, actor, merge)
    await recordAudit(tx, actor, {
      action: 'household.part',
      entity: 'household',
      entityId: keptId,
      after: { mergeId: id, absorbedId },
    })
  })
}

/** Deletes merges too old to undo, with their empty households. */
export async function forgetOldMerges(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    with old as (
      delete from household_merges where merged_at < ${subDays(new Date(), UNDO_DAYS)} returning absorbed_id
    )
    delete from households h using old where h.id = old.absorbed_id
      and not exists (select from tour_requests t where t.household_id = h.id)
      and not exists (select from household_contacts c where c.household_id = h.id)
      and not exists (select from household_residents r where r.household_id = h.id)`
}
