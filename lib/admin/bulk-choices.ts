import type { Entity } from '@/lib/admin/define-entity'
import { labelOf } from '@/lib/admin/field'

/** One value that several records may be given at once. */
export type BulkChoice = { field: string; label: string; value: boolean | string; words: string }

/** What of an entity can be set on several records at once: switches and choices from a list, by field. */
export function bulkChoices(entity: Entity): { label: string; choices: BulkChoice[] }[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.readOnly || field.adminOnly) return []
    const label = labelOf(name, field)
    const choice = (value: boolean | string, words: string) => ({ field: name, label, value, words })
    if (field.kind === 'boolean') return [{ label, choices: [choice(true, 'Yes'), choice(false, 'No')] }]
    if (field.kind !== 'select') return []
    return [{ label, choices: (field.choices ?? []).map((one) => choice(one.value, one.label)) }]
  })
}
