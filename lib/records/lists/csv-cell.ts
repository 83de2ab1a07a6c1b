import { wordsOfSlug } from '@/lib/platform/address-slug'
import type { Field } from '@/lib/records/declare/field'
import { shownValue } from '@/lib/records/declare/shown-value'
import type { Related } from '@/lib/records/relations/related'

/**
 * A value as a cell of a spreadsheet: what an editor would read on the form, but numbers as numbers, times as ISO 8601 and markup as
 * it is. Amounts are in dollars.
 */
export function csvCell(field: Field, value: unknown, related: Related): string | number {
  if (value === null || value === undefined) return ''
  if (field.entity)
    return [value]
      .flat()
      .map((id) => titleOf(field, String(id), related))
      .join('; ')
  switch (field.kind) {
    case 'boolean':
    case 'select':
      return shownValue(field, value)
    case 'integer':
    case 'decimal':
    case 'order':
      return Number(value) / (field.perDollar ?? 1)
    case 'list':
      return (value as string[]).map((entry) => (field.words ? wordsOfSlug(entry) : entry)).join('; ')
    default:
      return typeof value === 'object' ? shownValue(field, value) : String(value)
  }
}

function titleOf({ entity }: Field, id: string, related: Related): string {
  return (entity && related[entity]?.[id]?.title) ?? ''
}
