import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

export type Column = { name: string; type: string }

export type ForeignKey = {
  child: string
  column: string
  parent: string
  parentColumn: Column
  onDelete: 'cascade' | 'set null' | 'refuse'
  childKey: Column[]
}

type Row = Omit<ForeignKey, 'onDelete' | 'parentColumn'> & {
  parentName: string
  parentType: string
  action: string
  width: number
}

const ON_DELETE: Record<string, ForeignKey['onDelete']> = { c: 'cascade', n: 'set null' }

/** All foreign keys, read from the database itself, so that new migrations are covered. */
export async function foreignKeys(tx: Tx): Promise<ForeignKey[]> {
  const rows = await tx.$queryRaw<Row[]>`
    select child.relname::text as child, own.attname::text as "column", parent.relname::text as parent,
      other.attname::text as "parentName", format_type(other.atttypid, null) as "parentType",
      k.confdeltype::text as action, cardinality(k.conkey) as width,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = k.conrelid and i.indisprimary) as "childKey"
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = k.conkey[1]
    join pg_attribute other on other.attrelid = k.confrelid and other.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
    order by 1, 2`
  return rows.map(({ parentName, parentType, action, width, ...row }) => {
    if (width > 1) throw new Error(`${row.child} refers to ${row.parent} by several columns`)
    const parentColumn = { name: parentName, type: parentType }
    return { ...row, parentColumn, onDelete: ON_DELETE[action] ?? 'refuse' }
  })
}

/** A quoted catalog name, never user input. */
export function identifier(name: string): Prisma.Sql {
  return Prisma.raw(`"${name.replaceAll('"', '""')}"`)
}

/** A PostgreSQL type name, such as `timestamp with time zone`. */
export function typeName(type: string): Prisma.Sql {
  return Prisma.raw(type)
}
