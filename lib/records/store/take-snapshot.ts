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
  return (await takeSnapshots(tx, table, [id])).get(id) ?? { rows: [], links: [] }
}

/** Like takeSnapshot, for records of one table at once: as many statements as for one. Keyed by id. */
export async function takeSnapshots(tx: Tx, table: string, ids: string[]): Promise<Map<string, Snapshot>> {
  const keys = await foreignKeys(tx)
  const roots = await lockedRows(tx, table, { name: 'id', type: 'uuid' }, ids)
  const snapshots = new Map(roots.map((row) => [String(row.row.id), { rows: [row], links: [] } as Snapshot]))
  const seen = new Set(roots.map(nameOf))
  const owned = roots.map((row) => ({ ...row, owner: String(row.row.id) }))
  for (const queue = [{ table, rows: owned }]; queue.length > 0; ) {
    const { table: parent, rows } = queue.shift() ?? { table: '', rows: [] }
    for (const key of keys.filter((each) => each.parent === parent)) {
      const ownerOf = new Map(rows.map(({ row, owner }) => [String(row[key.parentColumn.name]), owner]))
      const values = rows.map(({ row }) => row[key.parentColumn.name])
      if (key.onDelete === 'set null') {
        for (const link of await linksTo(tx, key, values))
          snapshots.get(ownerOf.get(String(link.value)) ?? '')?.links.push(link)
      }
      if (key.onDelete !== 'cascade') continue
      const by = { name: key.column, type: key.parentColumn.type }
      const found = await lockedRows(tx, key.child, by, values)
      const fresh = found
        .filter((row) => !seen.has(nameOf(row)))
        .map((row) => ({ ...row, owner: ownerOf.get(String(row.row[key.column])) ?? '' }))
      for (const { owner, ...row } of fresh) {
        seen.add(nameOf(row))
        snapshots.get(owner)?.rows.push(row)
      }
      if (fresh.length > 0) queue.push({ table: key.child, rows: fresh })
    }
  }
  await addDrafts(tx, snapshots)
  return snapshots
}

/** Drafts have no foreign key, and would otherwise look like drafts of new records. */
async function addDrafts(tx: Tx, snapshots: Map<string, Snapshot>): Promise<void> {
  const ownerOf = new Map(
    [...snapshots].flatMap(([owner, { rows }]) =>
      rows.flatMap(({ row }) => (typeof row.id === 'string' ? [[row.id, owner] as const] : [])),
    ),
  )
  const drafts = await lockedRows(tx, 'drafts', { name: 'entity_id', type: 'text' }, [...ownerOf.keys()])
  for (const draft of drafts) snapshots.get(ownerOf.get(String(draft.row.entity_id)) ?? '')?.rows.push(draft)
}

/** A snapshot as JSON, with rows exactly as PostgreSQL wrote them. */
export function snapshotText({ rows, links }: Snapshot): string {
  const written = rows.map(({ table, text }) => `{"table":${JSON.stringify(table)},"row":${text}}`)
  return `{"rows":[${written.join()}],"links":${JSON.stringify(links)}}`
}

const nameOf = ({ table, text }: KeptRow) => `${table} ${text}`

/** Rows whose column has one of the values, locked. */
export async function lockedRows(tx: Tx, table: string, by: Column, values: unknown[]): Promise<KeptRow[]> {
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
