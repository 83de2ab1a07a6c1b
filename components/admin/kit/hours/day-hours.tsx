'use client'

import { Plus, X } from 'lucide-react'
import { type DraftHours, withOpening } from '@/components/admin/kit/hours/hours-draft'
import { TimeInput } from '@/components/admin/kit/hours/time-input'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'

type Props = {
  /** 'Saturday', for screen readers. */
  day: string
  hours: DraftHours[]
  /** Path of the hours in the schedule, as in 'week.6'. */
  path: string
  errors: Record<string, string>
  /** Texts of a day without hours, and of the button that adds some. */
  empty?: { says: string; button: string }
  onChange: (hours: DraftHours[]) => void
}

const CLOSED = { says: 'Closed', button: 'Open' }

/** Opening hours of one day; a day without any is closed. */
export function DayHours({ day, hours, path, errors, empty = CLOSED, onChange }: Props) {
  return (
    <div className="grid gap-2.5">
      {hours.length === 0 && <p className="flex min-h-11 items-center text-ink-soft">{empty.says}</p>}
      {hours.map((row, at) => {
        const name = hours.length > 1 ? `${day}, opening ${at + 1}` : day
        const own = `${path}.${at}`
        const set = (part: Partial<DraftHours>) =>
          onChange(hours.map((other) => (other.key === row.key ? { ...other, ...part } : other)))
        return (
          <fieldset key={row.key} aria-label={name} className="flex flex-col gap-2">
            <div className="flex items-center gap-2">
              <TimeInput
                id={`${own}.opens`}
                label={`${name}, opens`}
                value={row.opens}
                error={errors[`${own}.opens`]}
                onChange={(opens) => set({ opens })}
              />
              <span aria-hidden="true">–</span>
              <TimeInput
                id={`${own}.closes`}
                label={`${name}, closes`}
                value={row.closes}
                error={errors[`${own}.closes`]}
                onChange={(closes) => set({ closes })}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${name}, ${row.opens} to ${row.closes}`}
                onClick={() => onChange(hours.filter(({ key }) => key !== row.key))}
              >
                <X aria-hidden="true" />
              </Button>
            </div>
            <FieldError id={`${own}.opens-error`} message={errors[`${own}.opens`]} />
            <FieldError id={`${own}.closes-error`} message={errors[`${own}.closes`]} />
          </fieldset>
        )
      })}
      <FieldError id={`${path}-error`} message={errors[path]} />
      <Button
        id={path}
        variant="ghost"
        size="sm"
        className="min-h-11! justify-self-start px-2!"
        onClick={() => onChange(withOpening(hours))}
      >
        <Plus aria-hidden="true" />
        {hours.length === 0 ? empty.button : 'Add hours'}
        <span className="sr-only"> on {day}</span>
      </Button>
    </div>
  )
}
