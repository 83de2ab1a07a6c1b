'use client'

import { type ComponentProps, useState } from 'react'
import { CopyDay } from '@/components/admin/kit/hours/copy-day'
import { DayHours } from '@/components/admin/kit/hours/day-hours'
import { copied, type Draft, WEEK_ORDER, WEEKDAYS } from '@/components/admin/kit/hours/hours-draft'

type Props = {
  week: Draft['week']
  errors: Record<string, string>
  empty?: ComponentProps<typeof DayHours>['empty']
  onChange: (week: Draft['week']) => void
}

/** Weekly hours, Monday first. */
export function WeekHours({ week, errors, empty, onChange }: Props) {
  const [announcement, setAnnouncement] = useState('')
  const withDays = (days: number[], hours: Draft['week'][number]) =>
    onChange(week.map((day, at) => (days.includes(at) ? hours : day)))
  function copy(from: number, to: number[]) {
    onChange(week.map((day, at) => (to.includes(at) ? copied(week[from] ?? []) : day)))
    setAnnouncement(`Copied ${WEEKDAYS[from]} to ${to.map((at) => WEEKDAYS[at]).join(', ')}`)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {WEEK_ORDER.map((at) => (
          <li
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <h3 className="flex min-h-11 items-center font-sans! text-base! font-[620]">{WEEKDAYS[at]}</h3>
            <div className="max-sm:order-last max-sm:col-span-2">
              <DayHours
                day={WEEKDAYS[at] ?? ''}
                hours={week[at] ?? []}
                path={`week.${at}`}
                errors={errors}
                {...(empty && { empty })}
                onChange={(hours) => withDays([at], hours)}
              />
            </div>
            <CopyDay weekday={at} onCopy={(to) => copy(at, to)} />
          </li>
        ))}
      </ul>
    </>
  )
}
