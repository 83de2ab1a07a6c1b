import type { Choice } from '@/lib/records/declare/field'
import type { CountedTag } from '@/lib/records/images/tags'

export function tagChoices(tags: readonly CountedTag[]): Choice[] {
  return tags.map(({ id, name, pictures }) => ({
    value: id,
    label: `${name} (${pictures.toLocaleString('en-US')})`,
  }))
}
