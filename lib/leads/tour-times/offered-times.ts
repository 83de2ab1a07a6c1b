import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns'
import type { TourCalendar } from '@/lib/leads/tour-times/tour-calendar'
import { isOpen, type StaffedHoursRow, specialRulesOn } from '@/lib/site/content/staffed-days'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Place = {
  calendar: TourCalendar
  /** Staffed hours of community and company: their holidays and special dates apply to tours, too. */
  hours: readonly StaffedHoursRow[]
  zone: string
}

/** Tour start times after `now`, free or taken: back to back within opening hours, notice and horizon. */
export function offeredTimes({ calendar, hours, zone }: Place, now: Date): Date[] {
  const today = new TZDate(now, zone)
  const earliest = now.getTime() + calendar.noticeHours * HOUR_MS
  const days = Array.from({ length: calendar.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  return days
    .flatMap((day) => timesOn({ calendar, hours, zone }, day))
    .filter((time) => time.getTime() >= earliest && time > now)
}

/** True for a start time of the week, also one too soon or too far ahead for the public. */
export function isTourTime(place: Place, at: Date): boolean {
  return timesOn(place, new TZDate(at, place.zone)).some((time) => time.getTime() === at.getTime())
}

/** Filters times with remaining capacity, given the agreed tours. */
export function freeAmong(
  times: readonly Date[],
  tours: readonly Date[],
  { minutes, capacity }: TourCalendar,
): Date[] {
  const length = minutes * MINUTE_MS
  return times.filter(
    (time) => tours.filter((tour) => Math.abs(tour.getTime() - time.getTime()) < length).length < capacity,
  )
}

function timesOn({ calendar, hours, zone }: Place, day: TZDate): Date[] {
  const date = dayOf(day)
  if (calendar.closedDays.some(({ from, to }) => from <= date && date <= (to || from))) return []
  const special = specialRulesOn(hours, date)?.filter(isOpen)
  return (calendar.week[day.getDay()] ?? [])
    .flatMap((opening) => startsWithin(opening, calendar.minutes))
    .filter((start) => !special || special.some((open) => isWithin(start, calendar.minutes, open)))
    .flatMap((start) => momentOf(day, start, zone))
}

/** Start times in minutes after midnight, such that tours end before closing. */
function startsWithin({ opens, closes }: { opens: string; closes: string }, length: number): number[] {
  const first = minutesOf(opens)
  const room = Math.floor((minutesOf(closes) - first) / length)
  return Array.from({ length: Math.max(0, room) }, (_, at) => first + at * length)
}

type Staffed = { opensAt: string | null; closesAt: string | null }

function isWithin(start: number, length: number, { opensAt, closesAt }: Staffed): boolean {
  const [opens, closes] = [minutesOf(opensAt ?? ''), minutesOf(closesAt ?? '')]
  // Hours that end on the following day last until midnight here.
  return opens <= start && (closes <= opens || start + length <= closes)
}

/** Empty for a time skipped by daylight saving. */
function momentOf(day: TZDate, start: number, zone: string): Date[] {
  const [hour, minute] = [Math.floor(start / 60), start % 60]
  const local = new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute, zone)
  return local.getHours() === hour && local.getMinutes() === minute ? [new Date(local.getTime())] : []
}

/** "09:30" as 570, "24:00" as 1440. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function dayOf(day: TZDate): string {
  return [day.getFullYear(), pad(day.getMonth() + 1), pad(day.getDate())].join('-')
}

const pad = (value: number) => String(value).padStart(2, '0')
