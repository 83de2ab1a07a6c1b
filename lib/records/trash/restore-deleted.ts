import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, forbidden, invalidFields, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { columnOf, type EntityName, labelOf } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { followAddress } from '@/lib/records/rules/address-changes'
import { hooks } from '@/lib/records/rules/hooks'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { type ForeignKey, foreignKeys, identifier, typeName } from '@/lib/records/store/foreign-keys'
import { addRevision, recordAudit } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { mayDeleteSomething } from '@/lib/records/store/menu'
import { planMoments } from '@/lib/records/store/moments'
import { assertStaysInScope, findRecord, scopeOf } from '@/lib/records/store/scope'
import { writeRow } from '@/lib/records/store/write-row'
import { keptSnapshot } from '@/lib/records/trash/purge'
import { putBackLinks, putBackRows, type ReturningRow } from '@/lib/records/trash/put-back'
import { visibleTrash } from '@/lib/records/trash/visible-trash'

type Restored = { entity: Entity; record: AdminRecord }

/** Restores a record under its id; `slug` replaces its old one. @throws AppError 403, 404, 409 */
export async function restoreDeleted(actor: Actor, id: string, slug?: string): Promise<Restored> {
  if (!mayDeleteSomething(actor)) throw forbidden()
  const where = { AND: [{ id }, visibleTrash(actor, 'delete')] }
  const kept = await db.deletedRecord.findFirst({ where, select: { entity: true } })
  if (!kept) throw notFound('This is not in the trash any more')
  const entity = entityNamed(kept.entity as EntityName)
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    const stillKept = await tx.$queryRaw<
      unknown[]
    >`select 1 from deleted_records where id = ${id}::uuid for update`
    if (stillKept.length === 0) throw notFound('This is not in the trash any more')
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
  await putBackRows(tx, await withoutMissing(tx, actor, returning, keys), keys)
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
  await addRevision(tx, actor, entity, before, record, changed)
  const after = { [entity.title]: String(record[entity.title] ?? '') }
  await recordAudit(tx, actor, { action: 'restore', entity: entity.name, entityId: record.id, after })
}

/** Tag assignments: neither side has to wait for the other in the trash. */
const TAG_TABLES: ReadonlySet<string> = new Set(['image_tag_links', 'lead_tag_links'])

/** The rows that can come back, without purged references. @throws AppError 409 for a missing parent */
async function withoutMissing(
  tx: Tx,
  actor: Actor,
  rows: ReturningRow[],
  keys: ForeignKey[],
): Promise<ReturningRow[]> {
  const [root] = rows
  const dropped = new Set<ReturningRow>()
  for (const key of keys) {
    for (const { row, value } of await dangling(tx, rows, key)) {
      if (!TAG_TABLES.has(row.table)) await refuseWhileInTrash(tx, actor, value)
      if (key.onDelete === 'set null') row.changes[key.column] = null
      else if (row === root) throw conflict('What it belonged to is gone for good, so it cannot come back.')
      else dropped.add(row)
    }
  }
  return rows.filter((row) => !dropped.has(row))
}

async function dangling(tx: Tx, rows: ReturningRow[], { child, column, parent, parentColumn }: ForeignKey) {
  const { name, type } = parentColumn
  const referring = rows.flatMap((row) => {
    const value = row.table === child ? row.row[column] : null
    return value === null || value === undefined ? [] : [{ row, value: String(value) }]
  })
  if (referring.length === 0) return []
  const returning = rows.filter(({ table }) => table === parent).map(({ row }) => String(row[name]))
  const found = await tx.$queryRaw<{ value: string }[]>`
    select ${identifier(name)}::text as value from ${identifier(parent)}
    where ${identifier(name)} = any(${referring.map(({ value }) => value)}::${typeName(type)}[])`
  const there = new Set([...returning, ...found.map(({ value }) => value)])
  return referring.filter(({ value }) => !there.has(value))
}

async function refuseWhileInTrash(tx: Tx, actor: Actor, id: string): Promise<void> {
  const kept = await tx.deletedRecord.findUnique({ where: { id }, select: { entity: true, title: true } })
  if (!kept) return
  const isVisible =
    (await tx.deletedRecord.count({ where: { AND: [{ id }, visibleTrash(actor, 'read')] } })) > 0
  const { labels } = entityNamed(kept.entity as EntityName)
  const named = isVisible ? `the ${labels.one} “${kept.title}”` : `a ${labels.one}`
  throw conflict(`It goes with ${named}, which is in the trash too. Restore that first.`)
}

/** Refuses a `row` (by column) whose unique value is in use by now. @throws AppError 409 with fieldErrors */
async function assertNothingTaken(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  row: Record<string, unknown>,
): Promise<void> {
  for (const columns of await uniqueColumns(tx, entity.table)) {
    if (columns.some((name) => row[name] === null || row[name] === undefined)) continue
    const where = Object.fromEntries(columns.map((name) => [fieldName(name), row[name]]))
    if ((await delegateOf(tx, entity.name).count({ where })) === 0) continue
    const shown = await delegateOf(tx, entity.name).findFirst({
      where: { AND: [where, scopeOf(actor, entity)] },
      select: { [entity.title]: true },
    })
    throw taken(entity, columns.map(fieldName), row, shown && String(shown[entity.title] ?? ''))
  }
}

function taken(entity: Entity, names: string[], row: Record<string, unknown>, by: string | null) {
  const isSlug = (name: string) => entity.fields[name]?.kind === 'slug'
  const name = names.find(isSlug) ?? names.at(-1) ?? ''
  const field = entity.fields[name]
  const user = by ? `the ${entity.labels.one} “${by}”` : `another ${entity.labels.one}`
  const value = isSlug(name) ? ` “${row[columnOf(name)]}”` : ''
  const message = `${field ? labelOf(name, field) : 'What it is known by'}${value} is now used by ${user}.`
  return conflict(message, { [name]: message })
}

async function uniqueColumns(tx: Tx, table: string): Promise<string[][]> {
  const rows = await tx.$queryRaw<{ columns: string[] }[]>`
    select array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
    from pg_index i where i.indrelid = ${table}::regclass and i.indisunique and not i.indisprimary
      and i.indexprs is null and i.indpred is null`
  return rows.map(({ columns }) => columns)
}

/** 'plan_slug' → 'planSlug', Prisma's name. */
const fieldName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
