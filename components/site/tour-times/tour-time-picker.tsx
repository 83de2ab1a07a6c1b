'use client'

import { useState } from 'react'
import { TimeTiles } from '@/components/site/tour-times/time-tiles'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import type { TourTimes } from '@/lib/leads/tours/public-times'

type Choice = {
  /** '2026-12-03', or '' when unsure. */
  day: string
  /** ISO, or ''. */
  time: string
}

type Props = {
  id: string
  times: TourTimes
  value: Choice
  /** Label of the 'no choice' option. */
  unsure: string
  error?: string | undefined
  onChange: (choice: Choice) => void
}

const DAYS_AT_FIRST = 5

/** Picks a free day, then a free time on it, in the community's zone. */
export function TourTimePicker({ id, times, value, unsure, error, onChange }: Props) {
  const { days, zoneName, minutes } = times
  const [isLong, setLong] = useState(false)
  const chosen = days.findIndex(({ day }) => day === value.day)
  const shown = isLong || chosen >= DAYS_AT_FIRST ? days : days.slice(0, DAYS_AT_FIRST)
  const day = days[chosen]
  return (
    <div className="grid gap-5">
      <div>
        <TimeTiles
          name={`${id}-day`}
          legend="Which day would you like to come?"
          value={day?.day ?? ''}
          choices={[
            ...shown.map((each) => {
              const [weekday = '', date = ''] = each.label.split(', ')
              return { value: each.day, label: weekday, detail: date }
            }),
            { value: '', label: unsure },
          ]}
          onChange={(next) => onChange({ day: next, time: '' })}
        />
        {shown.length < days.length && (
          <Button variant="ghost" className="mt-2" onClick={() => setLong(true)}>
            Show {days.length - shown.length} more days
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {day && `${day.times.length} free ${day.times.length === 1 ? 'time' : 'times'} on ${day.label}`}
      </p>
      <div className="empty:hidden">
        {day && (
          <>
            <TimeTiles
              name={`${id}-time`}
              legend={`What time on ${day.label}?`}
              value={value.time}
              choices={day.times.map(({ at, label }) => ({ value: at, label }))}
              onChange={(time) => onChange({ day: day.day, time })}
            />
            <p className="mt-2 text-small text-ink-soft">
              Times are {zoneName}. A tour takes about {minutes} minutes.
            </p>
          </>
        )}
      </div>
      <FieldError id={`${id}-time-error`} message={error} />
    </div>
  )
}
