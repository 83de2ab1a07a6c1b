import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Row } from '@/lib/records/declare/delegate'
import type { Field, Fields, JoinTable } from '@/lib/records/declare/field'

export type AdminRecord = { id: string; createdAt: string; updatedAt: string } & Record<string, unknown>

/** The Prisma select for an entity's columns and joins. */
export function selectOf(entity: Entity): Record<string, unknown> {
  const select: Record<string, unknown> = { id: true, createdAt: true, updatedAt: true }
  for (const [name, { join, pairs, rows, parts }] of Object.entries<Field>(entity.fields)) {
    const table = join ?? pairs
    if (rows) select[name] = rowsSelect(parts ?? {})
    else if (table) select[table.relation] = pairsSelect(entity, table)
    else select[name] = true
  }
  return select
}

/** The pairs of a join table with every column that some field of the entity has in it. */
function pairsSelect({ fields }: Entity, { relation, other }: JoinTable): object {
  const columns = Object.values<Field>(fields).flatMap(({ pairs, parts = {} }) =>
    pairs?.relation === relation ? Object.keys(parts) : [],
  )
  return {
    select: { [other]: true, ...Object.fromEntries(columns.map((name) => [name, true])) },
    orderBy: { [other]: 'asc' },
  }
}

function rowsSelect(parts: Fields): object {
  const names = Object.entries(parts).map(([name, part]) => [
    name,
    part.rows ? rowsSelect(part.parts ?? {}) : true,
  ])
  return {
    select: { id: true, ...Object.fromEntries(names) },
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
  }
}

/** Converts a row to JSON: decimals to numbers, dates to YYYY-MM-DD, times to ISO, joins to lists of ids. */
export function recordOf(entity: Entity, row: Row): AdminRecord {
  const record: AdminRecord = {
    id: String(row.id),
    createdAt: plain(row.createdAt) as string,
    updatedAt: plain(row.updatedAt) as string,
  }
  for (const [name, field] of Object.entries(entity.fields)) record[name] = plainValue(field, name, row)
  return record
}

function plainValue(field: Field, name: string, row: Row): unknown {
  const { join, pairs } = field
  if (join) return (row[join.relation] as Row[]).map((pair) => pair[join.other])
  if (pairs) return (row[pairs.relation] as Row[]).flatMap((pair) => entryOfPair(field, pairs, pair))
  const value = row[name]
  if (value === null || value === undefined) return null
  if (field.kind === 'date') return (value as Date).toISOString().slice(0, 10)
  if (field.kind === 'decimal' || field.kind === 'integer') return Number(value)
  return plain(value)
}

/** A pair of which nothing further is known has no entry. */
function entryOfPair({ parts = {} }: Field, { other }: JoinTable, pair: Row): Row[] {
  const entry = Object.fromEntries(Object.keys(parts).map((name) => [name, plain(pair[name] ?? null)]))
  return Object.keys(parts).some((name) => name !== other && entry[name] !== null) ? [entry] : []
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}

/** True when the role may see and write the field. */
export function mayUse(actor: Pick<Actor, 'role'>, entity: Entity, name: string): boolean {
  return !entity.fields[name]?.adminOnly || can(actor, 'update', 'administration')
}

/** The API answer: adds aliases (reading 18) and omits guarded fields from users without access. */
export function toApiRecord(actor: Pick<Actor, 'role'>, entity: Entity, record: AdminRecord): AdminRecord {
  const answer = { ...record }
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!mayUse(actor, entity, name)) delete answer[name]
    else for (const alias of field.alias ?? []) answer[alias] = record[name]
  }
  return answer
}
