import type { ComponentProps } from 'react'
import { Field, Input, Textarea } from '@/components/ui/field'

type Labeled = Omit<ComponentProps<typeof Field>, 'children'> & { onValue?: (value: string) => void }
type Props = Labeled & Omit<ComponentProps<'input'>, keyof Labeled | 'children'>
type LongProps = Labeled & Omit<ComponentProps<'textarea'>, keyof Labeled | 'children'>

/** A labeled input with hint and error. Other props go to the input. */
export function TextField({ id, label, hint, error, optional, className, aside, onValue, ...input }: Props) {
  const field = { id, label, hint, error, optional, className, aside }
  return (
    <Field {...field}>
      {(control) => (
        <Input {...control} data-dense="" onChange={({ target }) => onValue?.(target.value)} {...input} />
      )}
    </Field>
  )
}

/** A labeled text area, like TextField. */
export function LongTextField({ id, label, hint, error, optional, className, aside, ...props }: LongProps) {
  const field = { id, label, hint, error, optional, className, aside }
  const { onValue, ...area } = props
  return (
    <Field {...field}>
      {(control) => <Textarea {...control} onChange={({ target }) => onValue?.(target.value)} {...area} />}
    </Field>
  )
}
