import { TZDate } from '@date-fns/tz'
import { addMinutes, format } from 'date-fns'
import { relativeDay } from '@/lib/leads/tour-requests/promise'
import { isStaffed, nextClosing, nextOpening } from '@/lib/leads/tour-requests/staffed-hours'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'
import { clock } from '@/lib/site/content/staffed-hours-text'

/** Open or closed, in words; every page, form and message takes it from here (decision 103). */
export type PhoneHours = {
  isOpen: boolean
  /** 'open until 9 pm', 'open day and night', 'closed, open again today 8 am', 'closed'. */
  line: string
  /** 'today 8 am'; null while open, and when no opening is entered. */
  opens: string | null
  /** When who asks now is called: 'within 10 minutes', 'today between 8 am and 8:10 am'; null if unknown. */
  called: string | null
  /** The minute at which this stops being true, as ISO time; null if none is known. */
  changesAt: string | null
}

type Schedule = { hours: readonly StaffedHoursRow[]; timeZone: string }

/** The state of the phones at `now`; `timeZone` is a usable IANA zone. */
export function phoneHours({ hours, timeZone }: Schedule, now: Date): PhoneHours {
  if (isStaffed(hours, timeZone, now)) return openUntil(nextClosing(hours, timeZone, now), now, timeZone)
  const next = nextOpening(hours, timeZone, now)
  if (!next) return { isOpen: false, line: 'closed', opens: null, called: null, changesAt: null }
  const day = relativeDay(next, now, timeZone)
  const opens = `${day} ${timeIn(next, timeZone)}`
  const latest = addMinutes(next, PROMISED_MINUTES)
  return {
    isOpen: false,
    line: `closed, open again ${opens}`,
    opens,
    called: `${day} between ${timeIn(next, timeZone)} and ${timeIn(latest, timeZone)}`,
    changesAt: next.toISOString(),
  }
}

function openUntil(closes: Date | null, now: Date, zone: string): PhoneHours {
  const open = { isOpen: true, opens: null, called: `within ${PROMISED_MINUTES} minutes` }
  if (!closes) return { ...open, line: 'open day and night', changesAt: null }
  const isSoon = closes.getTime() - now.getTime() < 24 * 60 * 60 * 1_000
  const day = isSoon ? '' : `${relativeDay(closes, now, zone)} `
  return { ...open, line: `open until ${day}${timeIn(closes, zone)}`, changesAt: closes.toISOString() }
}

function timeIn(moment: Date, zone: string): string {
  return clock(format(new TZDate(moment, zone), 'HH:mm'))
}
