import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'

const NO_COLUMN: ReadonlySet<Field['kind']> = new Set(['json', 'group', 'groups', 'order', 'image'])

/** The column that leads to the record: always the first, never chosen away. */
export function leadingColumn(entity: Entity): string {
  return declaredColumns(entity)[0] ?? entity.title
}

/** What a column is headed with. The flag that lets visitors see a record is shown as where it stands with them. */
export function columnLabel(entity: Entity, name: string): string {
  const field = entity.fields[name]
  if (name === entity.publication?.flag) return 'Status'
  return field ? labelOf(name, field) : name
}

/** The picture beside the leading column, if the declaration shows one. */
export function pictureColumn(entity: Entity): string | undefined {
  return entity.list.columns.find((name) => entity.fields[name]?.kind === 'image')
}

/** The fields that may stand in the list behind the leading column, in the order of the declaration. */
export function offeredColumns(entity: Entity): string[] {
  const leading = leadingColumn(entity)
  return Object.entries<Field>(entity.fields).flatMap(([name, { kind, adminOnly, offForm }]) =>
    name === leading || name === entity.publication?.also || adminOnly || offForm || NO_COLUMN.has(kind)
      ? []
      : [name],
  )
}

/** What stands behind the leading column unless somebody chose otherwise. */
export function usualColumns(entity: Entity): string[] {
  return declaredColumns(entity).slice(1)
}

/** Columns out of a text such as 'role,communityId', each once; null when it names one that is not offered. */
export function readColumns(entity: Entity, text: string): string[] | null {
  const names = [...new Set(text.split(',').filter(Boolean))]
  const offered = new Set([...offeredColumns(entity), ...usualColumns(entity)])
  return names.every((name) => offered.has(name)) ? names : null
}

function declaredColumns(entity: Entity): string[] {
  const also = entity.publication?.also
  return entity.list.columns.filter((name) => name !== also && entity.fields[name]?.kind !== 'image')
}
