'use client'

import { useState } from 'react'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { FieldView } from '@/components/admin/records/form/form-field'
import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  entity: Entity
  /** The field to set. */
  name: string
  rows: AdminRecord[]
  namesOf: (count: number) => string
  isBusy: boolean
  onSend: (field: string, records: { id: string }[], description: string) => Promise<boolean>
  onClose: () => void
  onDone: () => void
}

/** Sets one field on several records to a value that is typed or searched, such as a community. */
export function BulkField({ entity, name, rows, namesOf, isBusy, onSend, onClose, onDone }: Props) {
  const [value, setValue] = useState('')
  const field = entity.fields[name]
  if (!field) return null
  const label = labelOf(name, field)
  const differing = rows.filter((row) => String(row[name] ?? '') !== value)

  async function save() {
    const records = differing.map(({ id }) => ({ id, [name]: value === '' ? null : value }))
    if (await onSend(name, records, label)) onDone()
  }

  return (
    <DialogForm
      title={`${label} of ${namesOf(rows.length)}`}
      words={
        value === '' && !field.required ? `Leave it empty to remove the ${label.toLowerCase()}.` : undefined
      }
      action={{ busy: isBusy, message: undefined }}
      onSend={save}
      onClose={onClose}
      submit={`Change ${namesOf(differing.length)}`}
      isReady={differing.length > 0 && (value !== '' || !field.required)}
    >
      <FieldView
        id="bulk-value"
        label={label}
        field={field}
        value={value}
        onChange={(next) => setValue(String(next))}
        onBlur={() => undefined}
        focusRef={() => undefined}
        error={undefined}
        related={{}}
      />
    </DialogForm>
  )
}
