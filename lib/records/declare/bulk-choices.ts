import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'

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
    if (!isOpenToBulk(field)) return []
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

/** Fields that several records can get one typed value for: a record, or the text of a filter. */
export function bulkFields(entity: Entity): { name: string; field: Field; label: string }[] {
  return Object.entries<Field>(entity.fields).flatMap(([name, field]) => {
    const isRecord = field.kind === 'belongsTo' && !field.upload && name !== entity.parent
    const isFilterText = field.kind === 'text' && entity.list.filters.includes(name)
    if (!isOpenToBulk(field) || field.unique || (!isRecord && !isFilterText)) return []
    return [{ name, field, label: labelOf(name, field) }]
  })
}

/** True when several records can be changed at once. */
export function isChangedInBulk(entity: Entity): boolean {
  return bulkChoices(entity).length + bulkFields(entity).length > 0
}

/** True unless the field is never rewritten, like a review as it was received. */
function isOpenToBulk({ readOnly, adminOnly, lasting }: Field): boolean {
  return !readOnly && !adminOnly && !lasting
}
