import type { Entity } from '@/lib/admin/define-entity'
import { labelOf } from '@/lib/admin/field'

/** What stands at a field whose value another record has; without a field it is said of the record. */
export function takenWords(entity: Entity, name: string | undefined): string {
  const field = name ? entity.fields[name] : undefined
  return `${name && field ? labelOf(name, field) : 'Value'} is already used by another ${entity.labels.one}`
}
