'use client'

import type { CalendarDraft } from '@/components/admin/company/tour-times/calendar-draft'
import { Field, Input } from '@/components/ui/field'

const SETTINGS = [
  {
    name: 'minutes',
    label: 'Length of a tour',
    unit: 'minutes',
    hint: 'One begins when the one before ends',
  },
  {
    name: 'capacity',
    label: 'Families at once',
    unit: 'families',
    hint: 'So many can be shown around at a time',
  },
  { name: 'noticeHours', label: 'Notice', unit: 'hours', hint: 'Nobody can book sooner than this' },
  { name: 'daysAhead', label: 'How far ahead', unit: 'days', hint: 'Families see the times of so many days' },
] as const

type Props = {
  draft: CalendarDraft
  errors: Record<string, string>
  onChange: (part: Partial<CalendarDraft>) => void
}

/** Tour length, parallel families, and how early or late a tour can be booked. */
export function TourSettings({ draft, errors, onChange }: Props) {
  return (
    <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
      {SETTINGS.map(({ name, label, unit, hint }) => (
        <Field
          key={name}
          id={name}
          label={
            <>
              {label}
              <span className="sr-only">, in {unit}</span>
            </>
          }
          hint={hint}
          error={errors[name]}
        >
          {(control) => (
            <div className="flex items-center gap-3">
              <Input
                {...control}
                data-dense=""
                inputMode="numeric"
                autoComplete="off"
                value={draft[name]}
                className="w-24! tabular"
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
              <span aria-hidden="true" className="text-ink-soft">
                {unit}
              </span>
            </div>
          )}
        </Field>
      ))}
    </div>
  )
}
