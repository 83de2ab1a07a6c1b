'use client'

import { Trash2 } from 'lucide-react'
import { DateRangeFields } from '@/components/admin/kit/hours/date-range-fields'
import { DayHours } from '@/components/admin/kit/hours/day-hours'
import { type DraftDay, withOpening } from '@/components/admin/kit/hours/hours-draft'
import { shownDate } from '@/components/admin/kit/hours/shown-date'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'

type Props = {
  day: DraftDay
  today: string
  path: string
  errors: Record<string, string>
  onChange: (part: Partial<DraftDay>) => void
  onRemove: () => void
}

/** A holiday or vacation: dates, closed or special hours, and the text families see. */
export function SpecialDayFields({ day, today, path, errors, onChange, onRemove }: Props) {
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
              <option value="open">Open other hours</option>
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
