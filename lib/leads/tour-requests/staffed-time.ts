import { TZDate } from '@date-fns/tz'
import { addDays, addMinutes, differenceInCalendarDays } from 'date-fns'
import { isStaffed, nextOpening, openingsOn } from '@/lib/leads/tour-requests/staffed-hours'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

/** A response later than this is late by any measure. */
const MOST_DAYS = 60

/** Staffed seconds between two moments: a night accrues none (C1). `zone` is an IANA time zone. */
export function staffedSeconds(rows: readonly StaffedHoursRow[], zone: string, from: Date, to: Date): number {
  const first = addDays(new TZDate(from, zone), -1)
  const days = Math.min(differenceInCalendarDays(new TZDate(to, zone), first), MOST_DAYS)
  const spans = Array.from({ length: days + 1 }, (_, day) => openingsOn(rows, zone, addDays(first, day)))
    .flat()
    .map(({ opens, closes }) => [Math.max(+opens, +from), Math.min(+closes, +to)] as const)
    .filter(([begins, ends]) => begins < ends)
    .sort(([a], [b]) => a - b)
  let counted = 0
  let until = 0
  for (const [begins, ends] of spans) {
    counted += Math.max(0, ends - Math.max(begins, until))
    until = Math.max(until, ends)
  }
  return Math.round(counted / 1_000)
}

/** The moment itself if staffed or without any hours, else the next opening. */
export function inStaffedHours(rows: readonly StaffedHoursRow[], zone: string, moment: Date): Date {
  return isStaffed(rows, zone, moment) ? moment : (nextOpening(rows, zone, moment) ?? moment)
}

/** Returns when so many staffed minutes have passed since `from`; without hours ahead all minutes count. */
export function afterStaffedMinutes(
  rows: readonly StaffedHoursRow[],
  zone: string,
  from: Date,
  minutes: number,
): Date {
  const first = addDays(new TZDate(from, zone), -1)
  let left = minutes * 60_000
  let until = from.getTime()
  for (let day = 0; day <= MOST_DAYS; day++) {
    for (const { opens, closes } of openingsOn(rows, zone, addDays(first, day))) {
      const begins = Math.max(opens.getTime(), until)
      const length = Math.max(0, closes.getTime() - begins)
      if (length > 0 && left <= length) return new Date(begins + left)
      left -= length
      until = Math.max(until, closes.getTime())
    }
  }
  return addMinutes(from, minutes)
}
