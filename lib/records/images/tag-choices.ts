import type { Choice } from '@/lib/records/declare/field'
import type { CountedTag } from '@/lib/records/images/list-tags'

/** Tags as a filter offers them: 'Dining (12)'. */
export function tagChoices(tags: readonly CountedTag[]): Choice[] {
  return tags.map(({ id, name, pictures }) => ({
    value: id,
    label: `${name} (${pictures.toLocaleString('en-US')})`,
  }))
}
