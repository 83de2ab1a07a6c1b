import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { KeptRow, Link, Snapshot } from '@/lib/records/store/take-snapshot'

/** A deleted record's snapshot, its own row first. */
export async function keptSnapshot(tx: Tx, id: string): Promise<Snapshot> {
  const [rows, [kept]] = await Promise.all([
    tx.$queryRaw<Omit<KeptRow, 'row'>[]>`
      select e.value ->> 'table' as table, (e.value -> 'row')::text as text
      from deleted_records d, jsonb_array_elements(d.snapshot -> 'rows') with ordinality e(value, place)
      where d.id = ${id}::uuid order by e.place`,
    tx.$queryRaw<{ links: Link[] }[]>`
      select snapshot -> 'links' as links from deleted_records where id = ${id}::uuid`,
  ])
  return { rows: rows.map((each) => ({ ...each, row: JSON.parse(each.text) })), links: kept?.links ?? [] }
}
