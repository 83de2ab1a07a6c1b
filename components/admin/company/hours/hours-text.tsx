import { WEEK_ORDER, WEEKDAYS } from '@/components/admin/kit/hours/hours-draft'
import { shownDate } from '@/components/admin/kit/hours/shown-date'
import type { Hours, Schedule } from '@/lib/records/hours/schedule'

/** Weekly hours as text, for read-only users. */
export function WeekText({ week }: { week: Schedule['week'] }) {
  return (
    <dl className="mt-4 grid gap-y-2">
      {WEEK_ORDER.map((at) => (
        <div key={at} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4">
          <dt className="font-[560]">{WEEKDAYS[at]}</dt>
          <dd className="tabular">{hoursText(week[at] ?? [])}</dd>
        </div>
      ))}
    </dl>
  )
}

export function SpecialDaysText({ days }: { days: Schedule['days'] }) {
  return (
    <ul className="mt-3 grid gap-2">
      {days.map(({ from, to, hours, note }) => (
        <li key={`${from} ${to}`}>
          <span className="font-[560]">
            {shownDate(from)}
            {to && ` – ${shownDate(to)}`}:
          </span>{' '}
          <span className="tabular">{hoursText(hours)}</span>
          {note && <span className="block text-dense text-ink-soft">{note}</span>}
        </li>
      ))}
    </ul>
  )
}

function hoursText(hours: Hours[]): string {
  return hours.length === 0 ? 'Closed' : hours.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ')
}
