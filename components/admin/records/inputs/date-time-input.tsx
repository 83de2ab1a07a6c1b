'use client'

import { useState } from 'react'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Input } from '@/components/ui/field'
import { zoneName } from '@/lib/site/content/format-date'

/** A moment in the company's time zone; the value is ISO in UTC. */
export function DateTimeInput({ control, field, value, onChange, onBlur, focusRef }: EntityInputProps) {
  const timeZone = useCompanyZone()
  const stored = value ? toLocalInput(value, timeZone) : ''
  const [typed, setTyped] = useState({ from: value, local: stored })
  const local = typed.from === value ? typed.local : stored

  function type(text: string) {
    const iso = fromLocalInput(text, timeZone) ?? ''
    setTyped({ from: iso, local: text })
    onChange(iso)
  }

  return (
    <div className="flex items-center gap-3">
      <Input
        {...control}
        ref={focusRef}
        type="datetime-local"
        data-dense=""
        className="max-w-70"
        aria-required={field.required || undefined}
        value={local}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
      />
      <span className="text-dense text-ink-soft">
        <span aria-hidden="true">{zoneName(timeZone, { short: true })}</span>
        <span className="sr-only">{zoneName(timeZone)}</span>
      </span>
    </div>
  )
}
