import 'server-only'
import type { MirrorRow } from '@/lib/marketing/advertising/account-rows'
import { MIRROR_TABLES, type MirrorTable } from '@/lib/marketing/advertising/mirror-tables'
import { LIST_NAMES, type ListName } from '@/lib/marketing/advertising/queries'
import { db, type Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { asJson } from '@/lib/platform/outbox/as-json'

const BATCH_SIZE = 1_000
const LIMITS = { maxWait: 6_000, timeout: 30_000 }

/**
 * Syncs one table in a transaction. Missing rows become REMOVED, because leads refer to them. A manual record
 * is linked to the account's when its name is unique on both sides.
 * @returns counts of all rows and of linked manual records
 */
export async function writeMirror(
  name: ListName,
  rows: MirrorRow[],
): Promise<{ read: number; takenOver: number }> {
  const table = MIRROR_TABLES[name]
  const takenOver = await db.$transaction(async (tx) => {
    const count = await takeOver(tx, table, rows)
    for (let at = 0; at < rows.length; at += BATCH_SIZE)
      await upsert(tx, table, rows.slice(at, at + BATCH_SIZE))
    await markRemoved(
      tx,
      table,
      rows.map(({ external_id }) => external_id),
    )
    return count
  }, LIMITS)
  return { read: rows.length, takenOver }
}

// Table and column names are ours (mirror-tables.ts); account data is always a parameter.
const raw = (sql: string) => Prisma.raw(sql)
const list = (names: string[], of: (name: string) => string = (one) => one) => raw(names.map(of).join(', '))

/** SQL key that matches two records of one parent; null when empty. */
function sameKey({ same }: MirrorTable, alias: string): Prisma.Sql {
  return raw(
    `nullif(concat_ws(chr(31), ${same.map((column) => `lower(trim(${alias}.${column}))`).join(', ')}), '')`,
  )
}

/** The sent rows with their parent's id. */
function incoming({ columns, parent }: MirrorTable, rows: MirrorRow[]): Prisma.Sql {
  const types = list(Object.keys(columns), (column) => `${column} ${columns[column]}`)
  return Prisma.sql`
    select n.*, ${raw(parent ? 'p.id' : 'null::uuid')} as parent_id
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as n (external_id text, parent text, ${types})
    ${parent ? raw(`join ${parent.table} p on p.external_id = n.parent`) : Prisma.empty}`
}

async function takeOver(tx: Tx, table: MirrorTable, rows: MirrorRow[]): Promise<number> {
  const name = raw(table.table)
  const parentId = raw(table.parent ? `t.${table.parent.column}` : 'null::uuid')
  const [byHand] = await tx.$queryRaw<
    { some: boolean }[]
  >`select exists (select from ${name} where external_id is null) as some`
  if (!byHand?.some) return 0
  return tx.$executeRaw`
    with stored as (
      select t.id, t.external_id, ${parentId} as parent_id, ${sameKey(table, 't')} as same from ${name} t
    ), sent as (
      select n.external_id, n.parent_id, ${sameKey(table, 'n')} as same from (${incoming(table, rows)}) n
    ), pairs as (
      select parent_id, same, min(s.external_id) as external_id from sent s
      group by parent_id, same having count(*) = 1
    ), alone as (
      select parent_id, same, min(id::text)::uuid as id from stored
      group by parent_id, same having count(*) = 1 and bool_and(external_id is null)
    )
    update ${name} target set external_id = pairs.external_id, updated_at = now()
    from pairs join alone on alone.same = pairs.same and alone.parent_id is not distinct from pairs.parent_id
    where target.id = alone.id and not exists (select from ${name} o where o.external_id = pairs.external_id)`
}

async function upsert(tx: Tx, table: MirrorTable, rows: MirrorRow[]): Promise<void> {
  const { columns, parent } = table
  const names = Object.keys(columns)
  const own = parent ? [parent.column, ...names] : names
  await tx.$executeRaw`
    insert into ${raw(table.table)} as old (id, external_id, ${list(own)}, updated_at)
    select gen_random_uuid(), new.external_id, ${list(own, (column) => (column === parent?.column ? 'new.parent_id' : `new.${column}`))}, now()
    from (${incoming(table, rows)}) new
    on conflict (external_id) do update set ${list(own, (column) => `${column} = excluded.${column}`)}, updated_at = now()
    where (${list(own, (column) => `old.${column}`)}) is distinct from (${list(own, (column) => `excluded.${column}`)})`
}

async function markRemoved(tx: Tx, { table }: MirrorTable, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    update ${raw(table)} t set status = 'REMOVED', updated_at = now()
    where t.external_id is not null and t.status is distinct from 'REMOVED'
      and not exists (select from unnest(${ids}::text[]) seen where seen = t.external_id)`
}

const SHOWN = 20

/** A manual record with the name of one from the account that could not be matched unambiguously. */
export type NameConflict = { name: ListName; id: string; title: string }

export async function nameConflicts(): Promise<NameConflict[]> {
  const found = await Promise.all(LIST_NAMES.map(conflictsOf))
  return found.flat().slice(0, SHOWN)
}

async function conflictsOf(name: ListName): Promise<NameConflict[]> {
  const mirror = MIRROR_TABLES[name]
  const { table, parent, same } = mirror
  const rows = await db.$queryRaw<{ id: string; title: string }[]>`
    select t.id, t.${Prisma.raw(same[0] ?? 'id')} as title from ${Prisma.raw(table)} t
    where t.external_id is null and exists (
      select from ${Prisma.raw(table)} o
      where o.external_id is not null and o.status is distinct from 'REMOVED' and ${sameKey(mirror, 'o')} = ${sameKey(mirror, 't')}
        ${parent ? Prisma.raw(`and o.${parent.column} = t.${parent.column}`) : Prisma.empty}
    ) order by title, t.id limit ${SHOWN}`
  return rows.map((row) => ({ name, ...row }))
}
