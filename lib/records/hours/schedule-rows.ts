import { type Hours, type Schedule, type SpecialDay, shownHours } from '@/lib/records/hours/schedule'
import { dayText, isOpen, ordinaryWeek, type StaffedHoursRow } from '@/lib/site/content/staffed-days'

export type HoursRow = StaffedHoursRow & { note: string | null }

/** A community's editable schedule (null: the company's); its week defaults to the company's. */
export function scheduleOf(rows: readonly HoursRow[], communityId: string | null, today: string): Schedule {
  const own = rows.filter((row) => row.communityId === communityId)
  const dated = own.filter((row) => row.date && dayText(row.lastDate ?? row.date) >= today)
  const spans = [...new Set(dated.map(spanOf))].toSorted()
  return {
    own: communityId === null || own.some((row) => row.weekday !== null && row.date === null),
    week: ordinaryWeek(rows).map((day) => day.map(hoursOf).toSorted(byOpening).map(shownHours)),
    days: spans.map((span) => specialDay(dated.filter((row) => spanOf(row) === span))),
  }
}

/** The rows that store a validated schedule (null: the company's). */
export function rowsOf({ own, week, days }: Schedule, communityId: string | null): HoursRow[] {
  const blank = { communityId, weekday: null, date: null, lastDate: null, note: null }
  const weekly = week.flatMap((hours, weekday) => opened(hours).map((row) => ({ ...blank, weekday, ...row })))
  const dated = days.flatMap(({ from, to, hours, note }) =>
    opened(hours).map((row) => ({
      ...blank,
      date: new Date(`${from}T00:00:00Z`),
      lastDate: to && to !== from ? new Date(`${to}T00:00:00Z`) : null,
      note: note || null,
      ...row,
    })),
  )
  return own ? [...weekly, ...dated] : dated
}

function opened(hours: Hours[]) {
  if (hours.length === 0) return [{ opensAt: null, closesAt: null, closed: true }]
  return hours.map(({ opens, closes }) => ({ opensAt: opens, closesAt: closes, closed: false }))
}

function specialDay(rows: HoursRow[]): SpecialDay {
  const [from = '', to = ''] = spanOf(rows[0]).split(' ')
  const hours = rows.filter(isOpen).map(hoursOf).toSorted(byOpening).map(shownHours)
  const note = rows.find((row) => row.note)?.note ?? ''
  return { from, to: to === from ? '' : to, closed: hours.length === 0, hours, note }
}

function spanOf(row: HoursRow | undefined): string {
  if (!row?.date) return ''
  return `${dayText(row.date)} ${dayText(row.lastDate ?? row.date)}`
}

function hoursOf({ opensAt, closesAt }: { opensAt: string | null; closesAt: string | null }): Hours {
  return { opens: opensAt ?? '', closes: closesAt ?? '' }
}

const byOpening = (a: Hours, b: Hours) => (a.opens < b.opens ? -1 : 1)
