import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf, type Row } from '@/lib/records/declare/delegate'
import type { Field, JoinTable } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { isStructure } from '@/lib/records/declare/structures'

/** Inserts the values, or updates the row of `before`. @returns the id as stored */
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

/**
 * Replaces the pairs of all joins in the values; unchanged pairs keep their other columns, unless these are
 * among the values as well.
 */
export async function writeJoins(
  tx: Tx,
  entity: Entity,
  id: unknown,
  values: Record<string, unknown>,
): Promise<void> {
  for (const [name, field] of Object.entries<Field>(entity.fields)) {
    const { join } = field
    if (field.rows && name in values) await writeRows(tx, field, id, values[name])
    if (!join || !(name in values)) continue
    const wanted = values[name] as string[]
    const pairs = delegateOf(tx, join.model)
    await pairs.deleteMany({ where: { [join.own]: id, [join.other]: { notIn: wanted } } })
    const data = wanted.map((other) => ({ [join.own]: id, [join.other]: other }))
    await pairs.createMany({ data, skipDuplicates: true })
  }
  for (const [name, field] of Object.entries<Field>(entity.fields)) {
    if (field.pairs && name in values) await writePairs(tx, field, field.pairs, id, values[name] as Row[])
  }
}

/** Writes further columns of pairs that exist, and empties those of all others. */
async function writePairs(
  tx: Tx,
  { parts = {} }: Field,
  { model, own, other }: JoinTable,
  owner: unknown,
  entries: Row[],
): Promise<void> {
  const table = delegateOf(tx, model)
  const columns = Object.keys(parts).filter((name) => name !== other)
  const columnsFrom = (entry: Row) => Object.fromEntries(columns.map((name) => [name, entry[name] ?? null]))
  await table.updateMany({ where: { [own]: owner }, data: columnsFrom({}) })
  for (const entry of entries) {
    await table.updateMany({ where: { [own]: owner, [other]: entry[other] }, data: columnsFrom(entry) })
  }
}

/** Syncs the child rows of a list of groups: updates known ids, creates and deletes others. */
async function writeRows(tx: Tx, { rows, parts = {} }: Field, owner: unknown, list: unknown): Promise<void> {
  if (!rows || !Array.isArray(list)) return
  const table = delegateOf(tx, rows.model)
  const mine = { [rows.own]: owner }
  const stored = new Set((await table.findMany({ where: mine, select: { id: true } })).map(({ id }) => id))
  const known = list.map((entry) => stored.delete(entry.id))
  await table.deleteMany({ where: { ...mine, id: { in: [...stored] } } })
  for (const [at, entry] of list.entries()) {
    const columns = Object.keys(parts).filter((name) => !parts[name]?.rows)
    const data = { ...Object.fromEntries(columns.map((name) => [name, entry[name]])), sortOrder: at }
    const { id } = known[at]
      ? await table.update({ where: { id: entry.id }, data, select: { id: true } })
      : await table.create({ data: { ...data, ...mine }, select: { id: true } })
    for (const [name, part] of Object.entries(parts)) await writeRows(tx, part, id, entry[name])
  }
}

function columnsOf(entity: Entity, values: Record<string, unknown>): Record<string, unknown> {
  const columns = Object.entries(values).filter(
    ([name]) => !entity.fields[name]?.join && !entity.fields[name]?.pairs && !entity.fields[name]?.rows,
  )
  return Object.fromEntries(
    columns.map(([name, value]) => [
      name,
      value === null && isStructure(entity.fields[name] ?? { kind: 'text' }) ? Prisma.DbNull : value,
    ]),
  )
}

/** The row of exit_intent_popup has a numeric id. */
function storedId(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id
}
