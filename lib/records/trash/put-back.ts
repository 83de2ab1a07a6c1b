import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type ForeignKey, named, typed } from '@/lib/records/store/foreign-keys'
import type { KeptRow, Link } from '@/lib/records/store/take-snapshot'
import { parentsFirst } from '@/lib/records/trash/parents-first'

/** A kept row, with the columns that are no longer what they were. */
export type ReturningRow = KeptRow & { changes: Record<string, unknown> }

/** Inserts kept rows again, each behind the rows it refers to. Columns that were added since get their defaults. */
export async function putBackRows(tx: Tx, rows: ReturningRow[], keys: ForeignKey[]): Promise<void> {
  const tables = [...new Set(rows.map(({ table }) => table))]
  for (const table of parentsFirst(tables, keys)) {
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
  const columns = stored.filter(({ name }) => known.has(name)).map(({ name }) => named(name))
  const records = rows.map(({ text, changes }) => `{"row":${text},"changes":${JSON.stringify(changes)}}`)
  await tx.$executeRaw`
    insert into ${named(table)} (${Prisma.join(columns)}) overriding system value
    select ${Prisma.join(columns)} from jsonb_array_elements(${`[${records.join()}]`}::jsonb) kept_row,
      jsonb_populate_record(null::${named(table)}, (kept_row -> 'row') || (kept_row -> 'changes'))`
}

/** Sets references back that the deletion cleared, where nobody has set another since. */
export async function putBackLinks(tx: Tx, links: Link[], keys: ForeignKey[]): Promise<void> {
  for (const { table, column, value, keys: rows } of links) {
    const key = keys.find((each) => each.child === table && each.column === column)
    if (!key) continue
    const own = Prisma.join(key.childKey.map(({ name }) => named(name)))
    const given = Prisma.join(
      key.childKey.map(({ name, type }) => Prisma.sql`(k ->> ${name})::${typed(type)}`),
    )
    await tx.$executeRaw`
      update ${named(table)} set ${named(column)} = ${value}::${typed(key.parentColumn.type)}
      where ${named(column)} is null and (${own}) in (select ${given} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) k)`
  }
}
