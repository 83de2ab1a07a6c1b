import type { Field } from '@/lib/records/declare/field'

const SHORT: ReadonlySet<Field['kind']> = new Set([
  'text',
  'email',
  'phone',
  'url',
  'integer',
  'decimal',
  'select',
  'date',
])

/** True when a field is short enough to edit in a list row. */
export function isEditedInline({ kind, readOnly, adminOnly, by }: Field): boolean {
  return SHORT.has(kind) && !readOnly && !adminOnly && !by
}
