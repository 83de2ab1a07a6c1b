import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { EntityName } from '@/lib/records/declare/field'
import { entityNamed } from '@/lib/records/entities/registry'
import { type ForeignKey, identifier, typeName } from '@/lib/records/store/foreign-keys'
import type { ReturningRow } from '@/lib/records/trash/put-back'
import { visibleTrash } from '@/lib/records/trash/visible-trash'

/** Tag assignments: neither side has to wait for the other in the trash. */
const TAG_TABLES: ReadonlySet<string> = new Set(['image_tag_links', 'lead_tag_links'])

/**
 * The rows that can come back (`rows` has the record's own first). References to purged records are cleared;
 * rows that need them are dropped. @throws AppError 409 when a referenced record must be restored first
 */
export async function withoutMissing(
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
