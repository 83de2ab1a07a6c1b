import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { type Actor, systemActor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
import { notFound } from '@/lib/platform/errors'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { recordAudit } from '@/lib/records/store/history'
import type { KeptRow, Link, Snapshot } from '@/lib/records/store/take-snapshot'
import { filesOf } from '@/lib/records/trash/kept-files'
import { enqueueRemoval } from '@/lib/records/trash/remove-files'

const BATCH = 500

/** Deletes a record in the trash for good. @throws AppError 403 for everyone but administrators, 404 */
export async function deleteForGood(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'delete', 'history')
  const isGone = await db.$transaction((tx) => purge(tx, actor, id))
  if (!isGone) throw notFound('This is no longer in the trash')
}

/** Deletes for good what has been in the trash for 30 days. */
export const purgeTrash = defineSweep({
  name: 'trash',
  every: 60 * 60_000,
  async run() {
    const actor = systemActor('Trash, after 30 days')
    const due = await db.$queryRaw<{ id: string }[]>`
      select id from deleted_records where purge_at <= now() order by purge_at limit ${BATCH}`
    await eachApart(due, ({ id }) => db.$transaction((tx) => purge(tx, actor, id)))
  },
})

/** Deletes a record, its history, comments and files; the audit log stays. @returns true if it existed */
async function purge(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const [kept] = await tx.$queryRaw<{ entity: string; title: string }[]>`
    select entity, title from deleted_records where id = ${id}::uuid for update skip locked`
  if (!kept) return false
  const { rows } = await keptSnapshot(tx, id)
  await tx.deletedRecord.delete({ where: { id }, select: { id: true } })
  const ids = rows.flatMap(({ row }) => (typeof row.id === 'string' ? [row.id] : []))
  await tx.revision.deleteMany({ where: { entityId: { in: ids } } })
  await tx.factReview.deleteMany({ where: { entityId: { in: ids } } })
  await tx.commentThread.deleteMany({ where: { entityId: { in: ids } } })
  await enqueueRemoval(tx, filesOf(rows))
  const before = { title: kept.title }
  await recordAudit(tx, actor, { action: 'purge', entity: kept.entity, entityId: id, before })
  return true
}

/** A deleted record's snapshot, its own row first. */
export async function keptSnapshot(tx: Tx, id: string): Promise<Snapshot> {
  const [rows, [kept]] = await Promise.all([
    tx.$queryRaw<Omit<KeptRow, 'row'>[]>`
      select e.value ->> 'table' as table, (e.value -> 'row')::text as text
      from deleted_records d, jsonb_array_elements(d.snapshot -> 'rows') with ordinality e(value, place)
      where d.id = ${id}::uuid order by e.place`,
    tx.$queryRaw<{ links: Link[] }[]>`
      select snapshot -> 'links' as links from deleted_records where id = ${id}::uuid`,
  ])
  return { rows: rows.map((each) => ({ ...each, row: JSON.parse(each.text) })), links: kept?.links ?? [] }
}
