import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
import { withArticle } from '@/lib/records/declare/with-article'

/** Message for a value that another record uses; `formEntity` can be the entity of a different form. */
export function takenMessage(entity: Entity, name: string | undefined, formEntity = entity): string {
  const field = name ? formEntity.fields[name] : undefined
  if (field?.taken) return field.taken
  const { one } = entity.labels
  const owner = formEntity === entity ? `another ${one}` : withArticle(one)
  return `${name && field ? labelOf(name, field) : 'Value'} is already used by ${owner}`
}
