import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'

/** A value to set on several records at once. `effect` starts the confirmation: 'Publish'. */
export type BulkChoice = {
  field: string
  label: string
  value: boolean | string
  words: string
  effect: string
}

/** Switches and selects of an entity that can be set in bulk, by field. */
export function bulkChoices(entity: Entity): { label: string; choices: BulkChoice[] }[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.readOnly || field.adminOnly) return []
    const isFlag = name === entity.publication?.flag && !entity.publication.also
    const label = isFlag ? 'Status' : labelOf(name, field)
    const choice = (
      value: boolean | string,
      words: string,
      effect = `Set ${label.toLowerCase()} to ${words.toLowerCase()} on`,
    ) => ({ field: name, label, value, words, effect })
    // A gallery has two flags; setting only one would not publish it.
    if (isFlag) {
      const ways = [choice(true, 'Publish', 'Publish'), choice(false, 'Unpublish', 'Unpublish')]
      return [{ label, choices: ways }]
    }
    if (field.kind === 'boolean') return [{ label, choices: [choice(true, 'Yes'), choice(false, 'No')] }]
    if (field.kind !== 'select') return []
    return [{ label, choices: (field.choices ?? []).map((one) => choice(one.value, one.label)) }]
  })
}
