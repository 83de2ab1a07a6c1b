'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { AddressInput } from '@/components/admin/records/inputs/address-input'
import { BooleanInput } from '@/components/admin/records/inputs/boolean-input'
import { ChoicesInput } from '@/components/admin/records/inputs/choices-input'
import { ColorInput } from '@/components/admin/records/inputs/color-input'
import { DateTimeInput } from '@/components/admin/records/inputs/date-time-input'
import { GroupInput } from '@/components/admin/records/inputs/group-input'
import { GroupsInput } from '@/components/admin/records/inputs/groups-input'
import { ImageInput } from '@/components/admin/records/inputs/image-input'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { JsonInput } from '@/components/admin/records/inputs/json-input'
import { ListInput } from '@/components/admin/records/inputs/list-input'
import { LongTextInput } from '@/components/admin/records/inputs/long-text-input'
import { RelationInput } from '@/components/admin/records/inputs/relation-input'
import { RichTextInput } from '@/components/admin/records/inputs/rich-text-input'
import { SelectInput } from '@/components/admin/records/inputs/select-input'
import { SketchChoice } from '@/components/admin/records/inputs/sketch-choice'
import { TaggingInput } from '@/components/admin/records/inputs/tagging-input'
import { TextInput } from '@/components/admin/records/inputs/text-input'
import { UploadableInput } from '@/components/admin/records/inputs/uploadable-input'
import { CaptionsInput } from '@/components/admin/records/videos/captions-input'
import { VideoInput } from '@/components/admin/records/videos/video-input'
import { WritingHelp } from '@/components/admin/records/writing-help/writing-help'
import { Field, FieldError, fieldControlProps } from '@/components/ui/field'
import { type Field as EntityField, fieldVariant, labelOf } from '@/lib/records/declare/field'
import { isFullWidth } from '@/lib/records/declare/form-tabs'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { Related } from '@/lib/records/relations/related'

type Props = { name: string; field: EntityField; control: Control<FormValues>; related: Related }

type ViewProps = {
  /** Id of the control; its hint and error get the suffixes `-hint` and `-error`. */
  id: string
  label: string
  field: EntityField
  value: FormValues[string]
  onChange: (value: FormValues[string]) => void
  onBlur: () => void
  /** Called with the element to focus when the field is the first invalid one. */
  focusRef: (element: { focus: () => void } | null) => void
  /** Error of the field, or of values within it. */
  error: { message?: unknown } | undefined
  related: Related
  /** Below the input of a text. */
  help?: ReactNode
}

const REQUIRED = "after:ml-1.5 after:font-normal after:text-ink-soft after:content-['(required)'/'']"

/** A character count helps when few are allowed and distracts otherwise. */
const COUNTED_UP_TO = 500

/** One field, connected to react-hook-form. */
export function FormField({ name, field, control, related }: Props) {
  const { field: held, fieldState } = useController({ name, control })
  const of = field.variants?.of ?? name
  const beside = useWatch({ control, name: of })
  return (
    <FieldView
      id={`field-${name}`}
      label={labelOf(name, field)}
      field={fieldVariant(field, { [of]: beside })}
      value={held.value}
      onChange={held.onChange}
      onBlur={held.onBlur}
      focusRef={held.ref}
      error={fieldState.error}
      related={related}
      help={
        typeof held.value === 'string' && (
          <WritingHelp name={name} label={labelOf(name, field)} value={held.value} onChange={held.onChange} />
        )
      }
    />
  )
}

/** One field with label, hint, the input of its kind, and error. */
export function FieldView({ id, label, field, value, error: fault, related, help, ...events }: ViewProps) {
  const error = typeof fault?.message === 'string' ? fault.message : undefined
  const references = (field.entity && related[field.entity]) ?? {}
  const input = { field, label, references, ...events }
  const hint = field.hint

  if (field.kind === 'group' || field.kind === 'groups') {
    const own = { id, label, field, value, errors: fault, related, ...events }
    return field.kind === 'group' ? <GroupInput {...own} /> : <GroupsInput {...own} />
  }

  if (typeof value === 'boolean') {
    const props = fieldControlProps(id, { hint: Boolean(hint), error: Boolean(error) })
    return (
      <div className={clsx('grid content-start gap-1', field.wide && 'col-span-full')}>
        <div className="flex min-h-11 items-center gap-4">
          <BooleanInput {...input} control={props} value={value} />
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

  const list = Array.isArray(value) ? value.map(String) : null
  if (field.kind === 'manyToMany' && list && !field.tagging) {
    return (
      <fieldset className="col-span-full" aria-describedby={hint ? `${id}-hint` : undefined}>
        <legend className="mb-2 text-control font-[620]">{label}</legend>
        {hint && (
          <p id={`${id}-hint`} className="-mt-1 mb-2 text-small text-ink-soft">
            {hint}
          </p>
        )}
        <ChoicesInput {...input} control={fieldControlProps(id, {})} value={list} />
        <FieldError id={`${id}-error`} message={error} />
      </fieldset>
    )
  }

  if (field.sketched) {
    const props = fieldControlProps(id, { hint: Boolean(hint), error: Boolean(error) })
    return (
      <fieldset className="col-span-full" aria-describedby={props['aria-describedby']}>
        <legend className={clsx('mb-2 text-control font-[620]', field.required && REQUIRED)}>{label}</legend>
        {hint && (
          <p id={`${id}-hint`} className="mb-2 text-dense text-ink-soft">
            {hint}
          </p>
        )}
        <SketchChoice {...input} control={props} value={String(value ?? '')} />
        <FieldError id={`${id}-error`} message={error} />
      </fieldset>
    )
  }

  // Visual only: screen readers get `aria-required`, and the label stays the control's name.
  const marked = field.required ? <span className={REQUIRED}>{label}</span> : label
  const counted = typeof value === 'string' && field.max !== undefined && field.max <= COUNTED_UP_TO
  const isLong = field.kind === 'longText' && counted
  return (
    <Field
      id={id}
      label={marked}
      hint={hint}
      error={error}
      aside={isLong ? `${String(value).trim().length} of ${field.max}` : undefined}
      className={isFullWidth(field) ? 'col-span-full content-start' : 'content-start'}
    >
      {(props) =>
        list && field.tagging ? (
          <TaggingInput {...input} control={props} value={list} />
        ) : list ? (
          <ListInput {...input} control={props} value={list} />
        ) : (
          <>
            <OneValueInput {...input} control={props} value={String(value ?? '')} />
            {help}
          </>
        )
      }
    </Field>
  )
}

function OneValueInput(props: EntityInputProps) {
  return props.field.upload === 'link' ? (
    <UploadableInput {...props} input={(references) => <BareInput {...props} references={references} />} />
  ) : (
    <BareInput {...props} />
  )
}

function BareInput(props: EntityInputProps) {
  switch (props.field.kind) {
    case 'richText':
      return <RichTextInput {...props} />
    case 'longText':
      return props.field.upload === 'captions' ? <CaptionsInput {...props} /> : <LongTextInput {...props} />
    case 'json':
      return <JsonInput {...props} />
    case 'select':
      return <SelectInput {...props} />
    case 'color':
      return <ColorInput {...props} />
    case 'dateTime':
      return <DateTimeInput {...props} />
    case 'image':
      return <ImageInput {...props} />
    case 'belongsTo':
      return props.field.upload === 'video' ? <VideoInput {...props} /> : <RelationInput {...props} />
    default:
      return props.field.findsPages ? <AddressInput {...props} /> : <TextInput {...props} />
  }
}
