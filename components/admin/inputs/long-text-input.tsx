'use client'

import { clsx } from 'clsx'
import type { EntityInputProps } from '@/components/admin/inputs/input-props'
import { Textarea } from '@/components/ui/textarea'

/** Several lines; structured data in a font whose brackets can be told apart. */
export function LongTextInput({ control, field, value, onChange, onBlur, focusRef }: EntityInputProps) {
  const isData = field.kind === 'json'
  const lines = value.split('\n').length
  return (
    <Textarea
      {...control}
      ref={focusRef}
      data-dense=""
      rows={Math.min(16, Math.max(isData ? 4 : 3, lines + 1))}
      spellCheck={!isData}
      aria-required={field.required || undefined}
      className={clsx(isData && 'font-mono')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
