import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'

/** Column by column the field it fills, 'id' for what names the record, null for what is left out. */
export type Mapping = (string | null)[]

const NO_CELL: ReadonlySet<Field['kind']> = new Set(['json', 'group', 'groups'])

/** Whether the records of an entity may come in a file: those that people make by hand. */
export function isImportable(entity: Entity): boolean {
  return entity.creatable && entity.kind !== 'log' && entity.kind !== 'single'
}

/** The fields that a column may fill, with what they are called; `hidden` are those the person may not see. */
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

/** Guesses what each column is from its heading: labels as an export writes them, or names of fields. Each field once. */
export function guessMapping(entity: Entity, header: readonly string[], hidden: readonly string[]): Mapping {
  const taken = new Set<string>()
  return header.map((heading) => {
    const word = plainHeading(heading)
    const found = [{ name: 'id', label: 'ID' }, ...importableFields(entity, hidden)].find(
      ({ name, label }) =>
        !taken.has(name) &&
        [name, label, ...(entity.fields[name]?.alias ?? [])].some((known) => plainHeading(known) === word),
    )
    if (found) taken.add(found.name)
    return found?.name ?? null
  })
}

/** The field of an address that names a record, if it has one. */
export function slugField(entity: Entity): string | undefined {
  return Object.entries<Field>(entity.fields).find(([, { kind }]) => kind === 'slug')?.[0]
}

/** A heading as it is compared: letters and digits, in lower case. */
export function plainHeading(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
