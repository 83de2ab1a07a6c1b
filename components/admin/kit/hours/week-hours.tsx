'use client'

import { Copy } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { DayHours } from '@/components/admin/kit/hours/day-hours'
import { copied, type Draft, WEEK_ORDER, WEEKDAYS } from '@/components/admin/kit/hours/hours-draft'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'

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

/** Copies one day's hours to other days. */
function CopyDay({ weekday, onCopy }: { weekday: number; onCopy: (to: number[]) => void }) {
  const others = WEEK_ORDER.filter((day) => day !== weekday)
  const working = others.filter((day) => day !== 0 && day !== 6)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Copy ${WEEKDAYS[weekday]} to other days`}>
          <Copy aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onCopy(others)}>Copy to every day</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onCopy(working)}>Copy to Monday to Friday</DropdownMenuItem>
        <DropdownMenuSeparator />
        {others.map((day) => (
          <DropdownMenuItem key={day} onSelect={() => onCopy([day])}>
            Copy to {WEEKDAYS[day]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
