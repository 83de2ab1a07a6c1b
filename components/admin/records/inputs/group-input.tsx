'use client'

import { useRef } from 'react'
import {
  focusFirstFault,
  PartFields,
  type StructureProps,
} from '@/components/admin/records/inputs/part-fields'
import { FieldError } from '@/components/ui/field'
import { structureOf } from '@/lib/records/declare/structures'

/** A structure as one field per part. */
export function GroupInput(props: StructureProps) {
  const { id, label, field, value, errors, focusRef, onChange } = props
  const frame = useRef<HTMLFieldSetElement>(null)
  const stored = [structureOf(field, value)].flat()[0] ?? {}
  const { message } = (errors ?? {}) as { message?: unknown }
  if (Object.keys(field.parts ?? {}).length === 0) {
    return <p className="col-span-full text-ink-soft">This kind of section has no other fields.</p>
  }
  return (
    <fieldset
      ref={(element) => {
        frame.current = element
        focusRef(element && { focus: () => focusFirstFault(element) })
      }}
      className="col-span-full min-w-0"
    >
      <legend className="sr-only">{label}</legend>
      <PartFields {...props} values={stored} onChange={onChange} />
      <FieldError id={`${id}-error`} message={typeof message === 'string' ? message : undefined} />
    </fieldset>
  )
}
