import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { forbidden, invalidFields, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { columnOf, type EntityName } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { followAddress } from '@/lib/records/rules/address-changes'
import { hooks } from '@/lib/records/rules/hooks'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { foreignKeys } from '@/lib/records/store/foreign-keys'
import { addRevision, recordAudit } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { planMoments } from '@/lib/records/store/moments'
import { assertStaysInScope, findRecord } from '@/lib/records/store/scope'
import { writeRow } from '@/lib/records/store/write-row'
import { keptSnapshot } from '@/lib/records/trash/purge'
import { putBackLinks, putBackRows, type ReturningRow } from '@/lib/records/trash/put-back'
import { assertNothingTaken, withoutMissing } from '@/lib/records/trash/returning-rows'
import { mayDeleteSomething, visibleTrash } from '@/lib/records/trash/visible-trash'

type Restored = { entity: Entity; record: AdminRecord }

/** Restores a record under its id; `slug` replaces its old one. @throws AppError 403, 404, 409 */
export async function restoreDeleted(actor: Actor, id: string, slug?: string): Promise<Restored> {
  if (!mayDeleteSomething(actor)) throw forbidden()
  const where = { AND: [{ id }, visibleTrash(actor, 'delete')] }
  const kept = await db.deletedRecord.findFirst({ where, select: { entity: true } })
  if (!kept) throw notFound('This is no longer in the trash')
  const entity = entityNamed(kept.entity as EntityName)
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    const stillKept = await tx.$queryRaw<
      unknown[]
    >`select 1 from deleted_records where id = ${id}::uuid for update`
    if (stillKept.length === 0) throw notFound('This is no longer in the trash')
    const { tables, oldSlug } = await putBack(tx, actor, entity, id, slug)
    const record = await checkRestored(tx, actor, entity, id)
    await assertMayChange(tx, actor, entity, record)
    await recordRestoring(tx, actor, entity, record, oldSlug)
    await planMoments(tx, entity, record)
    const redirects = await followAddress(tx, entity, null, record)
    await tx.deletedRecord.delete({ where: { id }, select: { id: true } })
    const expired = [...tagsOf(entity, record), ...tables, ...redirects]
    return { answer: { entity, record }, expired }
  })
}

async function putBack(tx: Tx, actor: Actor, entity: Entity, id: string, slug: string | undefined) {
  const { rows, links } = await keptSnapshot(tx, id)
  const keys = await foreignKeys(tx)
  const returning: ReturningRow[] = rows.map((row) => ({ ...row, changes: {} }))
  const [root] = returning
  if (!root) throw new Error(`Nothing is kept of the deleted ${entity.name} ${id}`)
  const slugName = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'slug')
  if (slug !== undefined && slugName) root.changes[columnOf(slugName)] = readSlug(entity, slugName, slug)
  await assertNothingTaken(tx, actor, entity, { ...root.row, ...root.changes })
  await putBackRows(tx, await withoutMissing(tx, actor, returning, keys, new Set([root])), keys)
  await putBackLinks(tx, links, keys)
  const oldSlug = slugName ? { [slugName]: root.row[columnOf(slugName)] } : {}
  return { tables: [...rows, ...links].map(({ table }) => table), oldSlug }
}

function readSlug(entity: Entity, name: string, slug: string): unknown {
  const read = entity.fields[name]?.schema.safeParse(slug)
  if (read?.success) return read.data
  throw invalidFields({ [name]: read?.error.issues[0]?.message ?? 'Please check this' })
}

/** The restored record, after the checks that new records must pass. */
async function checkRestored(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<AdminRecord> {
  await assertStaysInScope(tx, actor, entity, id)
  const record = await findRecord(tx, actor, entity, id)
  const values = await hooks[entity.name]?.beforeReturn?.(record, tx)
  if (!values) return record
  await writeRow(tx, entity, record, values)
  return findRecord(tx, actor, entity, id)
}

async function recordRestoring(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  record: AdminRecord,
  oldSlug: Record<string, unknown>,
): Promise<void> {
  const before = { ...record, ...oldSlug }
  const changed = Object.keys(oldSlug).filter((name) => before[name] !== record[name])
  await addRevision(tx, actor, entity, { before, after: record, changed })
  const after = { [entity.title]: String(record[entity.title] ?? '') }
  await recordAudit(tx, actor, { action: 'restore', entity: entity.name, entityId: record.id, after })
}
