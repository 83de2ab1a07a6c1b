import type { FieldControlProps } from '@/components/ui/field'
import type { Field } from '@/lib/records/declare/field'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { Reference } from '@/lib/records/relations/related'

/** Props of every input. `value` has the form type of the field (lib/records/declare/form-values). */
export type EntityInputProps<V extends FormValues[string] = string> = {
  control: FieldControlProps
  field: Field
  label: string
  value: V
  onChange: (value: V) => void
  onBlur: () => void
  /** Called with the element to focus when the field is the first invalid one. */
  focusRef: (element: { focus: () => void } | null) => void
  /** Labels of the ids in the value, as far as the page loaded them. */
  references: Record<string, Reference>
}
