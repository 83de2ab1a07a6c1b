import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'

const NO_COLUMN: ReadonlySet<Field['kind']> = new Set(['json', 'group', 'groups', 'order', 'image'])

/** The column that links to the record: always first, never hidden. */
export function leadingColumn(entity: Entity): string {
  return declaredColumns(entity)[0] ?? entity.title
}

/** A column's heading. The publication flag is shown as a status. */
export function columnLabel(entity: Entity, name: string): string {
  const field = entity.fields[name]
  if (name === entity.publication?.flag) return 'Status'
  return field ? labelOf(name, field) : name
}

/** The picture next to the leading column, if the declaration has one. */
export function pictureColumn(entity: Entity): string | undefined {
  return entity.list.columns.find((name) => entity.fields[name]?.kind === 'image')
}

/** Fields offered as columns after the leading one, in the order of the declaration. */
export function offeredColumns(entity: Entity): string[] {
  const leading = leadingColumn(entity)
  return Object.entries<Field>(entity.fields).flatMap(([name, { kind, adminOnly, offForm }]) =>
    name === leading || name === entity.publication?.also || adminOnly || offForm || NO_COLUMN.has(kind)
      ? []
      : [name],
  )
}

/** The default columns after the leading one. */
export function defaultColumns(entity: Entity): string[] {
  return declaredColumns(entity).slice(1)
}

/** Parses columns such as 'role,communityId' without duplicates; null when one is not offered. */
export function readColumns(entity: Entity, text: string): string[] | null {
  const names = [...new Set(text.split(',').filter(Boolean))]
  const offered = new Set([...offeredColumns(entity), ...defaultColumns(entity)])
  return names.every((name) => offered.has(name)) ? names : null
}

function declaredColumns(entity: Entity): string[] {
  const also = entity.publication?.also
  return entity.list.columns.filter((name) => name !== also && entity.fields[name]?.kind !== 'image')
}
