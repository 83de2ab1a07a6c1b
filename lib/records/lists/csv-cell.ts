import { titleFromSlug } from '@/lib/platform/plain-slug'
import type { Field } from '@/lib/records/declare/field'
import { shownValue } from '@/lib/records/declare/shown-value'
import type { Related } from '@/lib/records/relations/related'

// Times are ISO here, so no zone is asked for.
const NO_TIMES = 'UTC'

/** A value as a spreadsheet cell: as on the form, but with plain numbers, ISO 8601 times and raw markup. */
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
      return shownValue(field, value, NO_TIMES)
    case 'integer':
    case 'decimal':
    case 'order':
      return Number(value) / (field.perDollar ?? 1)
    case 'list':
      return (value as string[]).map((entry) => (field.words ? titleFromSlug(entry) : entry)).join('; ')
    default:
      return typeof value === 'object' ? shownValue(field, value, NO_TIMES) : String(value)
  }
}

function titleOf({ entity }: Field, id: string, related: Related): string {
  return (entity && related[entity]?.[id]?.title) ?? ''
}
