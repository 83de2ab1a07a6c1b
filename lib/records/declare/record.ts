import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Row } from '@/lib/records/declare/delegate'
import type { Field, Fields } from '@/lib/records/declare/field'

export type AdminRecord = { id: string; createdAt: string; updatedAt: string } & Record<string, unknown>

/** The Prisma select for an entity's columns and joins. */
export function selectOf(entity: Entity): Record<string, unknown> {
  const select: Record<string, unknown> = { id: true, createdAt: true, updatedAt: true }
  for (const [name, { join, rows, parts }] of Object.entries<Field>(entity.fields)) {
    if (rows) select[name] = rowsSelect(parts ?? {})
    else if (join)
      select[join.relation] = { select: { [join.other]: true }, orderBy: { [join.other]: 'asc' } }
    else select[name] = true
  }
  return select
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
  const { join } = field
  if (join) return (row[join.relation] as Row[]).map((pair) => pair[join.other])
  const value = row[name]
  if (value === null || value === undefined) return null
  if (field.kind === 'date') return (value as Date).toISOString().slice(0, 10)
  if (field.kind === 'decimal' || field.kind === 'integer') return Number(value)
  return plain(value)
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
