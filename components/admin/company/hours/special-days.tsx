'use client'

import { CalendarPlus, Trash2 } from 'lucide-react'
import { DateRangeFields } from '@/components/admin/kit/hours/date-range-fields'
import { DayHours } from '@/components/admin/kit/hours/day-hours'
import { type DraftDay, newDay, withOpening } from '@/components/admin/kit/hours/hours-draft'
import { shownDate } from '@/components/admin/kit/hours/shown-date'
import { useKeyedRows } from '@/components/admin/kit/hours/use-keyed-rows'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'

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

type SpecialDayFieldsProps = {
  day: DraftDay
  today: string
  path: string
  errors: Record<string, string>
  onChange: (part: Partial<DraftDay>) => void
  onRemove: () => void
}

/** A holiday or vacation: dates, closed or special hours, and the text families see. */
function SpecialDayFields({ day, today, path, errors, onChange, onRemove }: SpecialDayFieldsProps) {
  const name = day.note || (day.from ? shownDate(day.from) : 'the new date')
  const error = (part: string) => errors[`${path}.${part}`]
  return (
    <li className="rounded-control border border-line p-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <DateRangeFields
          path={path}
          label="Day"
          from={day.from}
          to={day.to}
          today={today}
          errors={errors}
          onChange={onChange}
        />
        <Field id={`${path}.closed`} label="The phones are">
          {(control) => (
            <Select
              {...control}
              data-dense=""
              value={day.closed ? 'closed' : 'open'}
              onChange={({ target }) =>
                onChange(
                  target.value === 'closed'
                    ? { closed: true }
                    : { closed: false, hours: day.hours.length > 0 ? day.hours : withOpening([]) },
                )
              }
            >
              <option value="closed">Closed</option>
              <option value="open">Open at other hours</option>
            </Select>
          )}
        </Field>
      </div>
      {!day.closed && (
        <div className="mt-4">
          <DayHours
            day={name}
            hours={day.hours}
            path={`${path}.hours`}
            errors={errors}
            onChange={(hours) => onChange({ hours })}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          id={`${path}.note`}
          label="Note for families"
          optional
          hint="Shown beside the date on the community’s page, two weeks ahead"
          error={error('note')}
          className="min-w-0 flex-1 basis-64"
          value={day.note}
          placeholder="Thanksgiving"
          onChange={(event) => onChange({ note: event.target.value })}
        />
        <Button variant="ghost" className="text-bad" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
