'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Tile } from '@/components/ui/tile'
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
        {day && `${day.times.length} available ${day.times.length === 1 ? 'time' : 'times'} on ${day.label}`}
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

type TileChoice = { value: string; label: string; detail?: string }

type TimeTilesProps = {
  name: string
  legend: string
  value: string
  choices: TileChoice[]
  onChange: (value: string) => void
}

/** Days or times as large tiles; radio buttons for keyboard and screen readers. */
function TimeTiles({ name, legend, value, choices, onChange }: TimeTilesProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-control font-[620]">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 min-[26rem]:grid-cols-3">
        {choices.map(({ value: choice, label, detail }) => (
          <Tile
            key={choice}
            name={name}
            value={choice}
            isChosen={choice === value}
            onChoose={() => onChange(choice)}
            className="flex-col justify-center py-1.5 text-center text-control"
          >
            {label}
            {detail && <span className="text-small font-normal">{detail}</span>}
          </Tile>
        ))}
      </div>
    </fieldset>
  )
}
