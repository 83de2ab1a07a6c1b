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
    // Exports name the zone of their moments.
    const word = plainHeading(heading.replace(/ \(UTC\)$/, ''))
    const found = [{ name: 'id', label: 'ID' }, ...importableFields(entity, hidden)].find(
      ({ name, label }) =>
        !taken.has(name) &&
        [name, label, ...(entity.fields[name]?.alias ?? [])].some((known) => plainHeading(known) === word),
    )
    if (found) taken.add(found.name)
    return found?.name ?? null
  })
}

export function slugField(entity: Entity): string | undefined {
  return Object.entries<Field>(entity.fields).find(([, { kind }]) => kind === 'slug')?.[0]
}

/** A heading for comparison: lowercase letters and digits. */
export function plainHeading(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
