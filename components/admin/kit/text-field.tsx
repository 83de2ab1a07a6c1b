import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type Props = Omit<ComponentProps<typeof Field>, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>

/** A labeled input with hint and error. Other props go to the input. */
export function TextField({ id, label, hint, error, optional, className, aside, ...input }: Props) {
  const field = { id, label, hint, error, className, aside }
  return (
    <Field {...field} {...(optional !== undefined && { optional })}>
      {(control) => <Input {...control} data-dense="" {...input} />}
    </Field>
  )
}
