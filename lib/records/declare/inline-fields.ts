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

/** Whether a field is short enough to be changed in a row of its list. */
export function isEditedInline({ kind, readOnly, adminOnly, by }: Field): boolean {
  return SHORT.has(kind) && !readOnly && !adminOnly && !by
}
