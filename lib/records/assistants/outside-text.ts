import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'

/** A text by someone outside the company, in a form that no draft accepts back (decision 125). */
type OutsideText = { writtenByOutsiders: true; text: string }

/** The values of a record, with what families and the public wrote marked as data. */
export function markOutsideText(entity: Entity, values: Record<string, unknown>): Record<string, unknown> {
  const outside = outsideNames(entity)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, outside.has(name) ? marked(value) : value]),
  )
}

/** Every text of a draft that another program stored, whose author nobody here knows. */
export function markAllText(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, marked(value)]))
}

/** True when the title of its records is a text by outsiders. */
export function hasOutsideTitle({ title, fields }: Entity): boolean {
  return fields[title]?.fromOutside === true
}

/** True when a value holds a marked text, at whatever depth. */
export function holdsMark(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return 'writtenByOutsiders' in value || Object.values(value).some(holdsMark)
}

export function marked(value: unknown): unknown {
  if (typeof value === 'string' && value !== '')
    return { writtenByOutsiders: true, text: value } satisfies OutsideText
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value === 'object' && value !== null) return markAllText(value as Record<string, unknown>)
  return value
}

function outsideNames({ fields }: Entity): ReadonlySet<string> {
  const outside = Object.entries<Field>(fields).filter(([, { fromOutside }]) => fromOutside)
  return new Set(outside.flatMap(([name, { alias = [] }]) => [name, ...alias]))
}
