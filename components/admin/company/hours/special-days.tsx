'use client'

import { CalendarPlus } from 'lucide-react'
import { SpecialDayFields } from '@/components/admin/company/hours/special-day-fields'
import { type DraftDay, newDay } from '@/components/admin/kit/hours/hours-draft'
import { useKeyedRows } from '@/components/admin/kit/hours/use-keyed-rows'
import { Button } from '@/components/ui/button'

type Props = {
  days: DraftDay[]
  today: string
  errors: Record<string, string>
  onChange: (days: DraftDay[]) => void
}

/** Dates on which the weekly hours do not apply. */
export function SpecialDays({ days, today, errors, onChange }: Props) {
  const { set, remove, add } = useKeyedRows({ path: 'days', rows: days, make: newDay, onChange })
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
            onChange={(part) => set(day.key, part)}
            onRemove={() => remove(day.key)}
          />
        ))}
      </ul>
      <Button variant="outline" className="mt-4" onClick={add}>
        <CalendarPlus aria-hidden="true" />
        Add a date
      </Button>
    </>
  )
}
