import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { DemoRecord } from '@/lib/records/demo/demo-records'
import { identifier } from '@/lib/records/store/foreign-keys'

/** A row that was deleted, and columns that were emptied, as JSON of PostgreSQL. */
export type RemovedRow = { table: string; row: unknown }
export type ClearedColumns = { table: string; id: string; values: Record<string, unknown> }

type Column = { name: string; default: string | null; isNullable: boolean }

/**
 * Takes the demo's values from single rows, such as the site settings. A row that
 * nobody edited goes; in others the fields that nobody edited get the column's default.
 */
export async function clearSingles(tx: Tx, singles: DemoRecord[]) {
  const rows: RemovedRow[] = []
  const cleared: ClearedColumns[] = []
  for (const { entity, edited, editedNames } of singles) {
    if (edited.length === 0) rows.push(...(await deleteRow(tx, entity)))
    else cleared.push(...(await clearFields(tx, entity, new Set(editedNames))))
  }
  return { rows, cleared, tables: singles.map(({ entity }) => entity.table) }
}

async function deleteRow(tx: Tx, { table }: Entity): Promise<RemovedRow[]> {
  const rows = await tx.$queryRaw<{ row: unknown }[]>`
    delete from ${identifier(table)} t returning to_jsonb(t) as row`
  return rows.map(({ row }) => ({ table, row }))
}

async function clearFields(tx: Tx, entity: Entity, kept: ReadonlySet<string>): Promise<ClearedColumns[]> {
  const { table } = entity
  const columns = (await columnsOf(tx, table)).filter(({ name }) => {
    const field = fieldOf(entity, name)
    return field !== undefined && !kept.has(field) && !entity.fields[field]?.readOnly
  })
  if (columns.length === 0) return []
  const [before] = await tx.$queryRaw<{ id: string; row: Record<string, unknown> }[]>`
    select id::text as id, to_jsonb(t) as row from ${identifier(table)} t`
  if (!before) return []
  const changes = columns.map(({ name, default: start, isNullable }) =>
    // A name that is required and has no default, such as the company's.
    start === null && !isNullable
      ? Prisma.sql`${identifier(name)} = ''`
      : Prisma.sql`${identifier(name)} = default`,
  )
  await tx.$executeRaw`update ${identifier(table)} set ${Prisma.join(changes)}, updated_at = now()`
  const values = Object.fromEntries(columns.map(({ name }) => [name, before.row[name]]))
  return [{ table, id: before.id, values }]
}

/** Restores what was emptied, unless it was edited since. */
export async function putBackColumns(tx: Tx, { table, id, values }: ClearedColumns): Promise<void> {
  const columns = await columnsOf(tx, table)
  for (const [name, value] of Object.entries(values)) {
    const column = columns.find((each) => each.name === name)
    if (!column) continue
    const start = column.default === null && !column.isNullable ? "''" : (column.default ?? 'null')
    await tx.$executeRaw`
      update ${identifier(table)} set ${identifier(name)} =
        (jsonb_populate_record(null::${identifier(table)}, ${JSON.stringify({ [name]: value })}::jsonb)).${identifier(name)}
      where id::text = ${id} and ${identifier(name)} is not distinct from ${Prisma.raw(start)}`
  }
}

async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  return tx.$queryRaw<Column[]>`
    select column_name::text as name, column_default::text as "default", is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}
      and is_generated = 'NEVER'`
}

/** 'company_phone_dial' → 'companyPhoneDial'; undefined for columns that no field shows. */
function fieldOf({ fields }: Entity, column: string): string | undefined {
  const plain = column.replaceAll('_', '')
  return Object.keys(fields).find((name) => name.toLowerCase() === plain)
}
