import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { columnOf, type EntityName, labelOf } from '@/lib/records/declare/field'
import { entityNamed } from '@/lib/records/entities/registry'
import { type ForeignKey, identifier, typeName } from '@/lib/records/store/foreign-keys'
import { scopeOf } from '@/lib/records/store/scope'
import type { ReturningRow } from '@/lib/records/trash/put-back'
import { visibleTrash } from '@/lib/records/trash/visible-trash'

/** Tag assignments: neither side has to wait for the other in the trash. */
const TAG_TABLES: ReadonlySet<string> = new Set(['image_tag_links', 'lead_tag_links'])

/**
 * The rows that can come back, without purged references. `roots` are the records themselves.
 * @throws AppError 409 for a missing parent
 */
export async function withoutMissing(
  tx: Tx,
  actor: Actor,
  rows: ReturningRow[],
  keys: ForeignKey[],
  roots: ReadonlySet<ReturningRow>,
): Promise<ReturningRow[]> {
  const dropped = new Set<ReturningRow>()
  for (const key of keys) {
    for (const { row, value } of await dangling(tx, rows, key)) {
      if (!TAG_TABLES.has(row.table)) await refuseWhileInTrash(tx, actor, value)
      if (key.onDelete === 'set null') row.changes[key.column] = null
      else if (roots.has(row))
        throw conflict('The item it belonged to was permanently deleted, so it cannot be restored.')
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
  throw conflict(`It belongs to ${named}, which is also in the trash. Restore that first.`)
}

/** Refuses a `row` (by column) whose unique value is in use by now. @throws AppError 409 with fieldErrors */
export async function assertNothingTaken(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  row: Record<string, unknown>,
): Promise<void> {
  for (const { columns, flag, nullsCount } of await uniqueIndexes(tx, entity.table)) {
    if (flag && row[flag] !== true) continue
    if (columns.some((name) => row[name] === undefined || (row[name] === null && !nullsCount))) continue
    const compared = flag ? [...columns, flag] : columns
    const where = Object.fromEntries(compared.map((name) => [fieldName(name), row[name]]))
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
  const name = names.find((each) => isSlug(each) || entity.fields[each]?.taken) ?? names.at(-1) ?? ''
  const field = entity.fields[name]
  const user = by ? `the ${entity.labels.one} “${by}”` : `another ${entity.labels.one}`
  const value = isSlug(name) ? ` “${row[columnOf(name)]}”` : ''
  const message =
    field?.taken ?? `${field ? labelOf(name, field) : 'Its name'}${value} is now used by ${user}.`
  return conflict(message, { [name]: message })
}

type UniqueIndex = {
  columns: string[]
  /** The column that says which rows it counts, such as `active`; null when it counts all. */
  flag: string | null
  /** True when two empty values are the same value. */
  nullsCount: boolean
}

async function uniqueIndexes(tx: Tx, table: string): Promise<UniqueIndex[]> {
  return tx.$queryRaw<UniqueIndex[]>`
    select i.indnullsnotdistinct as "nullsCount", flag.attname::text as flag,
      array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
    from pg_index i left join pg_attribute flag
      on flag.attrelid = i.indrelid and flag.attname = pg_get_expr(i.indpred, i.indrelid)
    where i.indrelid = ${table}::regclass and i.indisunique and not i.indisprimary
      and i.indexprs is null and (i.indpred is null or flag.attname is not null)`
}

/** 'plan_slug' → 'planSlug', Prisma's name. */
const fieldName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
