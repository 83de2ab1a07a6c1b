'use client'

import { useState } from 'react'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Input } from '@/components/ui/field'
import { ADMIN_TIME_ZONE } from '@/lib/records/declare/shown-value'

/** A moment in Mountain Time; the value is ISO in UTC. */
export function DateTimeInput({ control, field, value, onChange, onBlur, focusRef }: EntityInputProps) {
  const [typed, setTyped] = useState({ from: value, local: localText(value) })
  const local = typed.from === value ? typed.local : localText(value)

  function type(text: string) {
    const iso = fromLocalInput(text, ADMIN_TIME_ZONE) ?? ''
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
        <span aria-hidden="true">MT</span>
        <span className="sr-only">Mountain Time</span>
      </span>
    </div>
  )
}

function localText(iso: string): string {
  return iso ? toLocalInput(iso, ADMIN_TIME_ZONE) : ''
}
