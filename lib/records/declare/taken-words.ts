import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'

/** What stands at a field whose value another record has; without a field it is said of the record. `asked` is whose form it is, where that is another kind of record. */
export function takenWords(entity: Entity, name: string | undefined, asked = entity): string {
  const field = name ? asked.fields[name] : undefined
  const { one } = entity.labels
  const owner = asked === entity ? `another ${one}` : `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`
  return `${name && field ? labelOf(name, field) : 'Value'} is already used by ${owner}`
}
