import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { dateFormat } from '@/lib/platform/date-format'
import { dayText, isOpen, ordinaryWeek, type StaffedHoursRow } from '@/lib/site/content/staffed-days'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const WEEK = [1, 2, 3, 4, 5, 6, 0]

const CLOSED = 'closed'

const DAY_MS = 24 * 60 * 60 * 1000

/** The ordinary week as text, grouping neighboring days with the same hours. */
export function staffedHoursText(rows: readonly StaffedHoursRow[]): string {
  const week = ordinaryWeek(rows)
  const byDay = WEEK.map((weekday) => openText(week[weekday] ?? []))
  if (byDay.every((text) => text === CLOSED)) return 'as soon as we can'
  if (byDay.every((text) => text === byDay[0]))
    return `${byDay[0]}, ${rows.some(({ date }) => date) ? 'holiday hours vary' : 'every day'}`
  return groups(byDay)
    .map(({ from, to, text }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${text}`)
    .join(', ')
}

/** Dated entries of the next `days`, own ones before the company's: 'Thu, Nov 26: closed. Thanksgiving.' */
export function specialDaysText(
  rows: readonly StaffedHoursRow[],
  { now, zone, days }: { now: Date; zone: string; days: number },
): string[] {
  const today = localDay(now, zone)
  const last = localDay(new Date(now.getTime() + days * DAY_MS), zone)
  const entries = new Map<string, StaffedHoursRow[]>()
  for (const row of rows) {
    const { date, lastDate } = row
    if (!date || dayText(date) > last || dayText(lastDate ?? date) < today) continue
    const key = `${dayText(date)} ${dayText(lastDate ?? date)}`
    entries.set(key, [...(entries.get(key) ?? []), row])
  }
  return [...entries]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, found]) => {
      const own = found.filter((row) => row.communityId !== null)
      return entryText(own.length > 0 ? own : found)
    })
}

function entryText(rows: StaffedHoursRow[]): string {
  const [first] = rows
  const date = dateFormat({ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })
  const dates = [first?.date, first?.lastDate].flatMap((day) => (day ? [date.format(day)] : []))
  const note = rows.find((row) => row.note)?.note
  return `${[...new Set(dates)].join(' – ')}: ${openText(rows.filter(isOpen))}.${note ? ` ${note}` : ''}`
}

function localDay(moment: Date, zone: string): string {
  return format(new TZDate(moment, zone), 'yyyy-MM-dd')
}

function groups(byDay: string[]) {
  const found: { from: number; to: number; text: string }[] = []
  byDay.forEach((text, index) => {
    const last = found.at(-1)
    if (last?.text === text) last.to = index
    else found.push({ from: index, to: index, text })
  })
  return found
}

function name(index: number): string {
  return NAMES[WEEK[index] ?? 0] ?? ''
}

function openText(rows: readonly Pick<StaffedHoursRow, 'opensAt' | 'closesAt'>[]): string {
  const openings = rows.toSorted((a, b) => ((a.opensAt ?? '') < (b.opensAt ?? '') ? -1 : 1))
  if (openings.length === 0) return CLOSED
  return openings.map((row) => `${clock(row.opensAt ?? '')} – ${clock(row.closesAt ?? '')}`).join(' and ')
}

/** '07:00' → '7 am', '21:30' → '9:30 pm'. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (minutes === 0 && hours % 24 === 0) return 'midnight'
  const half = hours < 12 ? 'am' : 'pm'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`
}
