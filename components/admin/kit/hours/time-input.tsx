'use client'

import { Input } from '@/components/ui/field'
import { clockText, readClock } from '@/lib/site/content/clock-time'

type Props = {
  id: string
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A time as people write it: on blur '9 am' becomes '9:00 AM', and anything else stays as typed. */
export function TimeInput({ id, label, value, error, onChange }: Props) {
  return (
    <Input
      id={id}
      data-dense=""
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      value={value}
      placeholder="9:00 AM"
      autoComplete="off"
      className="w-28! min-w-0 px-3! tabular"
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const time = readClock(value)
        if (time && clockText(time) !== value) onChange(clockText(time))
      }}
    />
  )
}
