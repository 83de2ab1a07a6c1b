'use client'

import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Textarea } from '@/components/ui/field'

export function LongTextInput({ control, field, value, onChange, onBlur, focusRef }: EntityInputProps) {
  const lines = value.split('\n').length
  return (
    <Textarea
      {...control}
      ref={focusRef}
      data-dense=""
      rows={Math.min(16, Math.max(3, lines + 1))}
      aria-required={field.required || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
