import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'

/** Per column the field's name, 'id' for the record's id, or null when skipped. */
export type Mapping = (string | null)[]

const NO_CELL: ReadonlySet<Field['kind']> = new Set(['json', 'group', 'groups'])

/** True for entities whose records people create. */
export function isImportable(entity: Entity): boolean {
  return entity.creatable && entity.kind !== 'log' && entity.kind !== 'single'
}

/** Fields that a column can fill; `hidden` are those the user cannot see. */
export function importableFields(
  entity: Entity,
  hidden: readonly string[],
): { name: string; label: string }[] {
  return Object.entries<Field>(entity.fields).flatMap(([name, field]) =>
    field.readOnly || NO_CELL.has(field.kind) || hidden.includes(name)
      ? []
      : [{ name, label: labelOf(name, field) }],
  )
}

/** Guesses columns from headings: labels, field names or aliases. Each field is used once. */
export function guessMapping(entity: Entity, header: readonly string[], hidden: readonly string[]): Mapping {
  const taken = new Set<string>()
  return header.map((heading) => {
    const word = plainHeading(headingZone(heading).name)
    const found = [{ name: 'id', label: 'ID' }, ...importableFields(entity, hidden)].find(
      ({ name, label }) =>
        !taken.has(name) &&
        namesOf(name, label, entity.fields[name]).some((known) => plainHeading(known) === word),
    )
    if (found) taken.add(found.name)
    return found?.name ?? null
  })
}

const namesOf = (name: string, label: string, field: Field | undefined) => [
  name,
  label,
  ...(field?.alias ?? []),
  ...(field?.headings ?? []),
]

/** The zone that an export names in a heading: 'Start (UTC)', 'Start (America/Denver)'. */
export function headingZone(heading: string): { name: string; zone: string | null } {
  const [, name, zone] = /^(.+) \((UTC|[A-Z][A-Za-z_]+\/[A-Za-z_/]+)\)$/.exec(heading.trim()) ?? []
  return name && zone ? { name, zone } : { name: heading, zone: null }
}

/** Files of offices may begin with a title and a date. */
const HEADING_WITHIN = 15

/** The position of the row that names the most columns: the first one when no row names any. */
export function headingRow(entity: Entity, rows: readonly string[][], hidden: readonly string[]): number {
  const named = rows
    .slice(0, HEADING_WITHIN)
    .map((row) => guessMapping(entity, row, hidden).filter((name) => name !== null).length)
  return Math.max(0, named.indexOf(Math.max(...named)))
}

export function slugField(entity: Entity): string | undefined {
  return Object.entries<Field>(entity.fields).find(([, { kind }]) => kind === 'slug')?.[0]
}

/** A heading for comparison: lowercase letters and digits. */
export function plainHeading(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
