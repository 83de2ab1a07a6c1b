'use client'

import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type DraftDay, newDay } from '@/components/admin/hours/hours-draft'
import { SpecialDayFields } from '@/components/admin/hours/special-day-fields'
import { Button } from '@/components/ui/button'

type Props = {
  days: DraftDay[]
  today: string
  errors: Record<string, string>
  onChange: (days: DraftDay[]) => void
}

/** Holidays, vacations and other dates on which the ordinary week does not hold. */
export function SpecialDays({ days, today, errors, onChange }: Props) {
  const added = useRef(false)
  const last = days.length - 1
  useEffect(() => {
    if (!added.current) return
    added.current = false
    document.getElementById(`days.${last}.from`)?.focus()
  }, [last])
  return (
    <>
      <ul className="mt-4 grid gap-4 empty:hidden">
        {days.map((day, at) => (
          <SpecialDayFields
            key={day.key}
            day={day}
            today={today}
            path={`days.${at}`}
            errors={errors}
            onChange={(part) =>
              onChange(days.map((other) => (other.key === day.key ? { ...other, ...part } : other)))
            }
            onRemove={() => onChange(days.filter(({ key }) => key !== day.key))}
          />
        ))}
      </ul>
      <Button
        variant="outline"
        className="mt-4"
        onClick={() => {
          added.current = true
          onChange([...days, newDay()])
        }}
      >
        <CalendarPlus aria-hidden="true" />
        Add a date
      </Button>
    </>
  )
}
