'use client'

import { CalendarX, Trash2 } from 'lucide-react'
import { type CalendarDraft, newClosedDay } from '@/components/admin/company/tour-times/calendar-draft'
import { DateRangeFields } from '@/components/admin/kit/hours/date-range-fields'
import { shownDate } from '@/components/admin/kit/hours/shown-date'
import { useKeyedRows } from '@/components/admin/kit/hours/use-keyed-rows'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'

type Days = CalendarDraft['closedDays']

type Props = { days: Days; today: string; errors: Record<string, string>; onChange: (days: Days) => void }

/** Dates without tours, despite the weekly hours. */
export function ClosedDays({ days, today, errors, onChange }: Props) {
  const { set, remove, add } = useKeyedRows({ path: 'closedDays', rows: days, make: newClosedDay, onChange })
  return (
    <>
      <ul className="mt-4 grid gap-4 empty:hidden">
        {days.map((day, at) => (
          <li
            key={day.key}
            className="grid items-start gap-4 rounded-control border border-line p-4 sm:grid-cols-2"
          >
            <DateRangeFields
              path={`closedDays.${at}`}
              label="Day"
              from={day.from}
              to={day.to}
              today={today}
              errors={errors}
              onChange={(part) => set(day.key, part)}
            />
            <div className="flex items-end gap-3 sm:col-span-2">
              <TextField
                className="min-w-0 flex-1"
                id={`closedDays.${at}.note`}
                label="Reason (for staff)"
                optional
                error={errors[`closedDays.${at}.note`]}
                value={day.note}
                placeholder="Training"
                onChange={({ target }) => set(day.key, { note: target.value })}
              />
              <Button
                variant="ghost"
                size="icon"
                className="text-bad"
                aria-label={`Remove ${day.from ? shownDate(day.from) : 'the new date'}`}
                onClick={() => remove(day.key)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="outline" className="mt-4" onClick={add}>
        <CalendarX aria-hidden="true" />
        Add a day without tours
      </Button>
    </>
  )
}
