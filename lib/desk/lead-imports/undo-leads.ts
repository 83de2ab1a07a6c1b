import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { findLeadFile } from '@/lib/desk/lead-imports/stored-file'
import { leaveHouseholds } from '@/lib/desk/personal-data/leave-households'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { afterCommit, db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { TRANSACTION_LIMITS } from '@/lib/records/import/limits'
import { recordAudit } from '@/lib/records/store/history'

/**
 * Removes all families of an import, with their residents; none when somebody has worked on one of them or
 * merged it since. @throws AppError 403, 404, 409
 */
export async function undoLeadImport(actor: Actor, id: string): Promise<{ undone: number }> {
  assertCan(actor, 'delete', 'leads')
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select 1 from imports where id = ${id}::uuid for update`
    const { state, written, doneAt } = await findLeadFile(tx, actor, id)
    if (state !== 'done' || !written || !doneAt) throw conflict('This import has already been undone')
    const ids = written.map((one) => one.id)
    const [since] = await tx.$queryRaw<{ changed: number }[]>`
      select count(*)::int as changed from unnest(${ids}::uuid[]) imported(id)
      left join tour_requests t on t.id = imported.id
      where t.id is null or t.updated_at > ${doneAt}
        or exists (select from lead_events e where e.tour_request_id = t.id and e.created_at > ${doneAt})
        or exists (select from household_merges m where m.undone_at is null and t.id = any(m.lead_ids))
        or exists (select from tour_requests o where o.household_id = t.household_id and o.id <> all(${ids}::uuid[]))`
    if (since && since.changed > 0)
      throw conflict(
        `Nothing was undone: ${since.changed} of these families have been worked on, merged or removed since.`,
      )
    await leaveHouseholds(tx, ids, [])
    await tx.tourRequest.deleteMany({ where: { id: { in: ids } } })
    const data = { state: 'undone', undoneAt: new Date(), undoneBy: actor.username, written: [] }
    await tx.import.update({ where: { id }, data })
    const after = { records: ids.length }
    await recordAudit(tx, actor, { action: 'undo-import', entity: 'tourRequest', entityId: id, after })
    afterCommit(tx, () => {
      for (const leadId of ids) announceLead({ leadId, type: 'deleted' })
    })
    return { undone: ids.length }
  }, TRANSACTION_LIMITS)
}
