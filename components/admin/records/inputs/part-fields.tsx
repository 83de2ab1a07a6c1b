'use client'

import { FieldView } from '@/components/admin/records/form/form-field'
import { type Field, isWithoutEffect, labelOf } from '@/lib/records/declare/field'
import { type FormValues, formValue, type Structured } from '@/lib/records/declare/form-values'
import type { Related } from '@/lib/records/relations/related'

/** Props of a structure's input. `errors` is a message for the whole, or errors by part and index. */
export type StructureProps = {
  id: string
  label: string
  field: Field
  value: unknown
  errors: object | undefined
  onChange: (value: FormValues[string]) => void
  onBlur: () => void
  focusRef: (element: { focus: () => void } | null) => void
  related: Related
}

type Props = Omit<StructureProps, 'value' | 'onChange' | 'focusRef'> & {
  values: Structured
  onChange: (values: Structured) => void
}

/** Kinds that fit three to a row. */
const SHORT: ReadonlySet<string> = new Set(['text', 'integer', 'belongsTo', 'select'])

/** The parts of a structure, each with the input of its kind. */
export function PartFields({ id, field, values, errors, onChange, onBlur, related }: Props) {
  const parts = Object.entries(field.parts ?? {}).filter(([, part]) => !isWithoutEffect(part, values))
  const isShort = parts.length === 3 && parts.every(([, { kind, max = 0 }]) => SHORT.has(kind) && max <= 500)
  return (
    <div className={`grid gap-x-6 gap-y-5 ${isShort ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
      {parts.map(([name, part]) => (
        <FieldView
          key={name}
          id={`${id}.${name}`}
          label={labelOf(name, part)}
          field={part}
          value={formValue(part, values[name])}
          onChange={(value) => onChange({ ...values, [name]: value })}
          onBlur={onBlur}
          focusRef={() => undefined}
          error={(errors as Record<string, { message?: unknown } | undefined> | undefined)?.[name]}
          related={related}
        />
      ))}
    </div>
  )
}

/** Focuses the first invalid part after errors are rendered. */
export function focusFirstFault(frame: HTMLElement): void {
  setTimeout(() => {
    const wrong = frame.querySelector<HTMLElement>('[aria-invalid="true"]')
    const first = wrong ?? frame.querySelector<HTMLElement>('input, textarea, select, button')
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })
}
