'use client'

import type { ComponentProps } from 'react'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Input } from '@/components/ui/field'
import type { FieldKind } from '@/lib/records/declare/field'

const BY_KIND: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { inputMode: 'url', spellCheck: false },
  slug: { spellCheck: false, autoCapitalize: 'none' },
  integer: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  date: { type: 'date' },
}

/** One line of text. Numbers too: a browser's number input silently drops invalid characters. */
export function TextInput({ control, field, value, onChange, onBlur, focusRef }: EntityInputProps) {
  return (
    <Input
      {...control}
      {...BY_KIND[field.kind]}
      ref={focusRef}
      data-dense=""
      autoComplete="off"
      aria-required={field.required || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
