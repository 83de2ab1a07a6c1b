'use client'

import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Select } from '@/components/ui/field'
import { wordsFromName } from '@/lib/records/declare/field'

export function SelectInput({ control, field, value, onChange, onBlur, focusRef }: EntityInputProps) {
  const isUnlisted = value !== '' && !field.choices?.some((choice) => choice.value === value)
  const mayBeEmpty = !field.required && field.default === undefined
  return (
    <Select
      {...control}
      ref={focusRef}
      data-dense=""
      aria-required={field.required || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    >
      {(mayBeEmpty || value === '') && <option value="">{mayBeEmpty ? 'None' : 'Please choose'}</option>}
      {isUnlisted && <option value={value}>{wordsFromName(value.replace(/[-_]/g, ' '))}</option>}
      {field.choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}
