import type { FieldControlProps } from '@/components/ui/field'
import type { Field } from '@/lib/records/declare/field'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { Reference } from '@/lib/records/relations/related'

/** What every input of an entity form gets. `value` is what lib/records/declare/form-values makes of the field. */
export type EntityInputProps<V extends FormValues[string] = string> = {
  control: FieldControlProps
  field: Field
  label: string
  value: V
  onChange: (value: V) => void
  onBlur: () => void
  /** Takes the focus when the field is the first invalid one. */
  focusRef: (element: { focus: () => void } | null) => void
  /** What ids in the value are shown as, as far as the page knew. */
  references: Record<string, Reference>
}
