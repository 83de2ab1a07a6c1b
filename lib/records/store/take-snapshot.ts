import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import {
  type Column,
  type ForeignKey,
  foreignKeys,
  identifier,
  typeName,
} from '@/lib/records/store/foreign-keys'

/** A row as PostgreSQL writes it; `text` preserves digits that a JavaScript number would round. */
export type KeptRow = { table: string; text: string; row: Record<string, unknown> }

/** References that a deletion clears; `keys` are the primary keys of the referring rows. */
export type Link = { table: string; column: string; value: unknown; keys: Record<string, unknown>[] }

export type Snapshot = { rows: KeptRow[]; links: Link[] }

/** Locks and returns all that a deletion affects: the row, cascaded rows, cleared references and drafts. */
export async function takeSnapshot(tx: Tx, table: string, id: string): Promise<Snapshot> {
  const keys = await foreignKeys(tx)
  const root = await lockedRows(tx, table, { name: 'id', type: 'uuid' }, [id])
  const snapshot: Snapshot = { rows: [...root], links: [] }
  const seen = new Set(root.map(nameOf))
  for (const queue = [{ table, rows: root }]; queue.length > 0; ) {
    const { table: parent, rows } = queue.shift() ?? { table: '', rows: [] }
    for (const key of keys.filter((each) => each.parent === parent)) {
      const values = rows.map(({ row }) => row[key.parentColumn.name])
      if (key.onDelete === 'set null') snapshot.links.push(...(await linksTo(tx, key, values)))
      if (key.onDelete !== 'cascade') continue
      const by = { name: key.column, type: key.parentColumn.type }
      const found = await lockedRows(tx, key.child, by, values)
      const fresh = found.filter((row) => !seen.has(nameOf(row)))
      for (const row of fresh) seen.add(nameOf(row))
      snapshot.rows.push(...fresh)
      if (fresh.length > 0) queue.push({ table: key.child, rows: fresh })
    }
  }
  // Drafts have no foreign key, and would otherwise look like drafts of new records.
  const ids = snapshot.rows.flatMap(({ row }) => (typeof row.id === 'string' ? [row.id] : []))
  snapshot.rows.push(...(await lockedRows(tx, 'drafts', { name: 'entity_id', type: 'uuid' }, ids)))
  return snapshot
}

/** A snapshot as JSON, with rows exactly as PostgreSQL wrote them. */
export function snapshotText({ rows, links }: Snapshot): string {
  const written = rows.map(({ table, text }) => `{"table":${JSON.stringify(table)},"row":${text}}`)
  return `{"rows":[${written.join()}],"links":${JSON.stringify(links)}}`
}

const nameOf = ({ table, text }: KeptRow) => `${table} ${text}`

async function lockedRows(tx: Tx, table: string, by: Column, values: unknown[]): Promise<KeptRow[]> {
  const found = await tx.$queryRaw<{ text: string }[]>`
    select to_jsonb(t)::text as text from ${identifier(table)} t
    where ${identifier(by.name)} = any(${values}::${typeName(by.type)}[]) for update`
  return found.map(({ text }) => ({ table, text, row: JSON.parse(text) }))
}

async function linksTo(
  tx: Tx,
  { child, column, childKey, parentColumn }: ForeignKey,
  values: unknown[],
): Promise<Link[]> {
  const own = childKey.map(({ name }) => Prisma.sql`${name}::text, ${identifier(name)}`)
  const found = await tx.$queryRaw<{ value: unknown; keys: Record<string, unknown>[] }[]>`
    select to_jsonb(${identifier(column)}) as value, jsonb_agg(jsonb_build_object(${Prisma.join(own)})) as keys
    from ${identifier(child)} where ${identifier(column)} = any(${values}::${typeName(parentColumn.type)}[]) group by ${identifier(column)}`
  return found.map((link) => ({ table: child, column, ...link }))
}
