import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type ForeignKey, identifier, typeName } from '@/lib/records/store/foreign-keys'
import type { KeptRow, Link } from '@/lib/records/store/take-snapshot'
import { parentsFirst } from '@/lib/records/trash/parents-first'

/** A stored row with the columns that change on return. */
export type ReturningRow = KeptRow & { changes: Record<string, unknown> }

/** Inserts stored rows, parents first. Columns added since get their defaults. */
export async function putBackRows(tx: Tx, rows: ReturningRow[], keys: ForeignKey[]): Promise<void> {
  const tables = [...new Set(rows.map(({ table }) => table))]
  // Tables may refer to each other; rows that come back together do not.
  const used = keys.filter(({ child, column }) =>
    rows.some(({ table, row, changes }) => table === child && { ...row, ...changes }[column] != null),
  )
  for (const table of parentsFirst(tables, used)) {
    await insert(
      tx,
      table,
      rows.filter((row) => row.table === table),
    )
  }
}

async function insert(tx: Tx, table: string, rows: ReturningRow[]): Promise<void> {
  const known = new Set(rows.flatMap(({ row }) => Object.keys(row)))
  const stored = await tx.$queryRaw<{ name: string }[]>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
  const columns = stored.filter(({ name }) => known.has(name)).map(({ name }) => identifier(name))
  const records = rows.map(({ text, changes }) => `{"row":${text},"changes":${JSON.stringify(changes)}}`)
  await tx.$executeRaw`
    insert into ${identifier(table)} (${Prisma.join(columns)}) overriding system value
    select ${Prisma.join(columns.map((name) => Prisma.sql`whole.${name}`))}
    from jsonb_array_elements(${`[${records.join()}]`}::jsonb) kept(entry),
      jsonb_populate_record(null::${identifier(table)}, (kept.entry -> 'row') || (kept.entry -> 'changes')) whole`
}

/** Restores references that the deletion cleared, unless they have been set since. */
export async function putBackLinks(tx: Tx, links: Link[], keys: ForeignKey[]): Promise<void> {
  for (const { table, column, value, keys: rows } of links) {
    const key = keys.find((each) => each.child === table && each.column === column)
    if (!key) continue
    const own = Prisma.join(key.childKey.map(({ name }) => identifier(name)))
    const given = Prisma.join(
      key.childKey.map(({ name, type }) => Prisma.sql`(k ->> ${name})::${typeName(type)}`),
    )
    await tx.$executeRaw`
      update ${identifier(table)} set ${identifier(column)} = ${value}::${typeName(key.parentColumn.type)}
      where ${identifier(column)} is null and (${own}) in (select ${given} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) k)`
  }
}
