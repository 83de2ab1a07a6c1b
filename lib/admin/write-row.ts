import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf, type Row } from '@/lib/admin/delegate'
import type { AdminRecord } from '@/lib/admin/record'
import { isStructure } from '@/lib/admin/structures'
import type { Tx } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

/** Inserts the values, or with `before` updates its row. @returns the row's id as the database holds it */
export async function writeRow(
  tx: Tx,
  entity: Entity,
  before: AdminRecord | null,
  values: Record<string, unknown>,
): Promise<Row> {
  const rows = delegateOf(tx, entity.name)
  const data = columnsOf(entity, values)
  if (!before) return rows.create({ data, select: { id: true } })
  return rows.update({ where: { id: storedId(before.id) }, data, select: { id: true } })
}

/** Replaces the pairs of every join among the values; pairs that stay keep their own columns. */
export async function writeJoins(
  tx: Tx,
  entity: Entity,
  id: unknown,
  values: Record<string, unknown>,
): Promise<void> {
  for (const [name, { join }] of Object.entries(entity.fields)) {
    if (!join || !(name in values)) continue
    const wanted = values[name] as string[]
    const pairs = delegateOf(tx, join.model)
    await pairs.deleteMany({ where: { [join.own]: id, [join.other]: { notIn: wanted } } })
    const data = wanted.map((other) => ({ [join.own]: id, [join.other]: other }))
    await pairs.createMany({ data, skipDuplicates: true })
  }
}

function columnsOf(entity: Entity, values: Record<string, unknown>): Record<string, unknown> {
  const columns = Object.entries(values).filter(([name]) => !entity.fields[name]?.join)
  return Object.fromEntries(
    columns.map(([name, value]) => [
      name,
      value === null && isStructure(entity.fields[name] ?? { kind: 'text' }) ? Prisma.DbNull : value,
    ]),
  )
}

/** exit_intent_popup counts its one row with a number. */
function storedId(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id
}
