'use client'

import { type Control, useController } from 'react-hook-form'
import { BooleanInput } from '@/components/admin/inputs/boolean-input'
import { ChoicesInput } from '@/components/admin/inputs/choices-input'
import { ColorInput } from '@/components/admin/inputs/color-input'
import { DateTimeInput } from '@/components/admin/inputs/date-time-input'
import { ImageInput } from '@/components/admin/inputs/image-input'
import type { EntityInputProps } from '@/components/admin/inputs/input-props'
import { ListInput } from '@/components/admin/inputs/list-input'
import { LongTextInput } from '@/components/admin/inputs/long-text-input'
import { RelationInput } from '@/components/admin/inputs/relation-input'
import { RichTextInput } from '@/components/admin/inputs/rich-text-input'
import { SelectInput } from '@/components/admin/inputs/select-input'
import { TextInput } from '@/components/admin/inputs/text-input'
import { Field, FieldError, fieldControlProps } from '@/components/ui/field'
import { type Field as EntityField, labelOf } from '@/lib/admin/field'
import type { FormValues } from '@/lib/admin/form-values'
import type { Related } from '@/lib/admin/related'

type Props = { name: string; field: EntityField; control: Control<FormValues>; related: Related }

const REQUIRED = "after:ml-1.5 after:font-normal after:text-ink-soft after:content-['(required)'/'']"

/** Counting characters helps where few are allowed and distracts elsewhere. */
const COUNTED_UP_TO = 500

/** One field of an entity: label, hint, the input of its kind, and the exact sentence of what is wrong. */
export function FormField({ name, field, control, related }: Props) {
  const { field: held, fieldState } = useController({ name, control })
  const id = `field-${name}`
  const label = labelOf(name, field)
  const error = fieldState.error?.message
  const references = (field.entity && related[field.entity]) ?? {}
  const input = { field, label, onChange: held.onChange, onBlur: held.onBlur, focusRef: held.ref, references }
  const hint = field.hint

  if (typeof held.value === 'boolean') {
    const props = fieldControlProps(id, { hint: Boolean(hint), error: Boolean(error) })
    return (
      <div className="grid content-start gap-1">
        <div className="flex min-h-11 items-center gap-4">
          <BooleanInput {...input} control={props} value={held.value} />
          <label htmlFor={id} className="flex-1 cursor-pointer text-control font-[620]">
            {label}
          </label>
        </div>
        {hint && (
          <p id={`${id}-hint`} className="text-dense text-ink-soft">
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} message={error} />
      </div>
    )
  }

  if (field.kind === 'manyToMany' && Array.isArray(held.value)) {
    return (
      <fieldset className="col-span-full" aria-describedby={hint ? `${id}-hint` : undefined}>
        <legend className="mb-2 text-control font-[620]">{label}</legend>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
        <ChoicesInput {...input} control={fieldControlProps(id, {})} value={held.value} />
        <FieldError id={`${id}-error`} message={error} />
      </fieldset>
    )
  }

  // Only to be seen: screen readers hear `aria-required`, and the name of the control stays its label.
  const marked = field.required ? <span className={REQUIRED}>{label}</span> : label
  const counted = typeof held.value === 'string' && field.max !== undefined && field.max <= COUNTED_UP_TO
  const isLong = field.kind === 'longText' && counted
  return (
    <Field
      id={id}
      label={marked}
      hint={hint}
      error={error}
      aside={isLong ? `${String(held.value).trim().length} of ${field.max}` : undefined}
      className={WIDE.has(field.kind) ? 'col-span-full content-start' : 'content-start'}
    >
      {(props) =>
        Array.isArray(held.value) ? (
          <ListInput {...input} control={props} value={held.value} />
        ) : (
          <OneValueInput {...input} control={props} value={String(held.value ?? '')} />
        )
      }
    </Field>
  )
}

const WIDE: ReadonlySet<string> = new Set(['longText', 'richText', 'json', 'list', 'image'])

function OneValueInput(props: EntityInputProps) {
  switch (props.field.kind) {
    case 'richText':
      return <RichTextInput {...props} />
    case 'longText':
    case 'json':
      return <LongTextInput {...props} />
    case 'select':
      return <SelectInput {...props} />
    case 'color':
      return <ColorInput {...props} />
    case 'dateTime':
      return <DateTimeInput {...props} />
    case 'image':
      return <ImageInput {...props} />
    case 'belongsTo':
      return <RelationInput {...props} />
    default:
      return <TextInput {...props} />
  }
}
