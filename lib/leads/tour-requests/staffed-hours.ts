import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns'
import { isOpen, rulesOn, type StaffedHoursRow } from '@/lib/site/content/staffed-days'

type Opening = { opens: Date; closes: Date }

const DAYS_AHEAD = 60

/** True when the phones are staffed at `now`; `zone` is an IANA time zone. */
export function isStaffed(rows: readonly StaffedHoursRow[], zone: string, now: Date): boolean {
  const today = new TZDate(now, zone)
  // Yesterday's opening may extend past midnight.
  return [addDays(today, -1), today]
    .flatMap((day) => openingsOn(rows, zone, day))
    .some(({ opens, closes }) => opens <= now && now < closes)
}

/** Next opening after `now`, or null when none is entered for 60 days. */
export function nextOpening(rows: readonly StaffedHoursRow[], zone: string, now: Date): Date | null {
  const today = new TZDate(now, zone)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const next = openingsOn(rows, zone, addDays(today, ahead)).find(({ opens }) => opens > now)
    if (next) return next.opens
  }
  return null
}

/** Openings that run on into each other count as one. */
const MOST_SPANS = 14

/** When the phones close next; null while they are closed, or open day and night. */
export function nextClosing(rows: readonly StaffedHoursRow[], zone: string, now: Date): Date | null {
  let until = now
  for (let span = 0; span <= MOST_SPANS; span++) {
    const today = new TZDate(until, zone)
    const running = [addDays(today, -1), today]
      .flatMap((day) => openingsOn(rows, zone, day))
      .filter(({ opens, closes }) => opens <= until && until < closes)
    if (running.length === 0) return until > now ? until : null
    until = new Date(Math.max(...running.map(({ closes }) => closes.getTime())))
  }
  return null
}

/** Ascending openings of one local calendar day. */
export function openingsOn(rows: readonly StaffedHoursRow[], zone: string, day: TZDate): Opening[] {
  const date = [day.getFullYear(), pad(day.getMonth() + 1), pad(day.getDate())].join('-')
  return rulesOn(rows, date, day.getDay())
    .filter(isOpen)
    .flatMap(({ opensAt, closesAt }) => opening(day, zone, opensAt ?? '', closesAt ?? ''))
    .sort((a, b) => a.opens.getTime() - b.opens.getTime())
}

function opening(day: TZDate, zone: string, opensAt: string, closesAt: string): Opening[] {
  const opens = at(day, zone, opensAt)
  const closes = at(day, zone, closesAt)
  if (!opens || !closes) return []
  // "22:00" to "06:00" and "00:00" to "00:00" end on the following day.
  return [{ opens, closes: closes > opens ? closes : (at(addDays(day, 1), zone, closesAt) ?? closes) }]
}

function at(day: TZDate, zone: string, time: string): Date | null {
  const match = /^(\d{1,2}):(\d{2})/.exec(time)
  if (!match) return null
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()]
  return new Date(new TZDate(year, month, date, Number(match[1]), Number(match[2]), zone).getTime())
}

const pad = (value: number) => String(value).padStart(2, '0')
