import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns'

/** One row of staffed_hours. `date` is a calendar date (UTC midnight); `communityId` null is the company's rule. */
export type StaffedHoursRow = {
  communityId: string | null
  weekday: number | null
  date: Date | null
  opensAt: string | null
  closesAt: string | null
  closed: boolean
}

export type Opening = { opens: Date; closes: Date }

/** Nobody wrote any hours down: every day from 7:00 to 21:00 (reading 9). */
const DEFAULT_DAY = { opensAt: '07:00', closesAt: '21:00', closed: false }
const DAYS_AHEAD = 60

/** Whether somebody answers at `now`; `zone` is an IANA time zone. */
export function isStaffed(rows: StaffedHoursRow[], zone: string, now: Date): boolean {
  const today = new TZDate(now, zone)
  // Yesterday's opening may reach past midnight.
  return [addDays(today, -1), today].some((day) => {
    const opening = openingOn(rows, zone, day)
    return opening !== null && opening.opens <= now && now < opening.closes
  })
}

/** The next moment somebody starts answering after `now`, or null when none is entered for 60 days. */
export function nextOpening(rows: StaffedHoursRow[], zone: string, now: Date): Date | null {
  const today = new TZDate(now, zone)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const opening = openingOn(rows, zone, addDays(today, ahead))
    if (opening && opening.opens > now) return opening.opens
  }
  return null
}

/** The opening of one local calendar day, or null when it is closed. */
export function openingOn(rows: StaffedHoursRow[], zone: string, day: TZDate): Opening | null {
  const rule = ruleFor(rows, day)
  if (!rule || rule.closed || !rule.opensAt || !rule.closesAt) return null
  const opens = at(day, zone, rule.opensAt)
  const closes = at(day, zone, rule.closesAt)
  if (!opens || !closes) return null
  // "22:00" to "06:00" and "00:00" to "00:00" end on the following day.
  return { opens, closes: closes > opens ? closes : (at(addDays(day, 1), zone, rule.closesAt) ?? closes) }
}

/** A date beats a weekday, a community's own row beats the company's; who has weekdays is closed on the others. */
function ruleFor(rows: StaffedHoursRow[], day: TZDate) {
  const own = rows.filter((row) => row.communityId !== null)
  const company = rows.filter((row) => row.communityId === null)
  const date = [day.getFullYear(), pad(day.getMonth() + 1), pad(day.getDate())].join('-')
  const onDate = (row: StaffedHoursRow) => row.date?.toISOString().startsWith(date) ?? false
  const dated = own.find(onDate) ?? company.find(onDate)
  if (dated) return dated
  for (const group of [own, company]) {
    const week = group.filter((row) => row.weekday !== null && row.date === null)
    if (week.length > 0) return week.find((row) => row.weekday === day.getDay())
  }
  return DEFAULT_DAY
}

function at(day: TZDate, zone: string, time: string): Date | null {
  const match = /^(\d{1,2}):(\d{2})/.exec(time)
  if (!match) return null
  const moment = new TZDate(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    Number(match[1]),
    Number(match[2]),
    zone,
  )
  return new Date(moment.getTime())
}

const pad = (value: number) => String(value).padStart(2, '0')
