import type { ComponentProps, ReactNode } from 'react'
import { Field, Select } from '@/components/ui/field'

type Labeled<V extends string> = Omit<ComponentProps<typeof Field>, 'children'> & {
  value?: V
  choices: readonly { value: V; label: string }[]
  /** Label of the empty choice, which comes first. */
  none?: string
  onValue?: (value: V) => void
  children?: ReactNode
}
type Props<V extends string> = Labeled<V> & Omit<ComponentProps<'select'>, keyof Labeled<V>>

/** A labeled select with hint and error. Other props go to the select. */
export function SelectField<V extends string>({ id, label, hint, error, className, ...props }: Props<V>) {
  const { choices, none, onValue, children, optional, aside, ...select } = props
  const field = { id, label, hint, error, className, optional, aside }
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          data-dense=""
          onChange={({ target }) => onValue?.(target.value as V)}
          {...select}
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
          {children}
        </Select>
      )}
    </Field>
  )
}
