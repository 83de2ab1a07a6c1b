import { TZDate } from '@date-fns/tz'
import { addDays, addMinutes, differenceInCalendarDays } from 'date-fns'
import { openingsOn } from '@/lib/leads/tour-requests/staffed-hours'
import { dateFormat } from '@/lib/platform/date-format'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'
import { formatTime } from '@/lib/site/content/format'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

/** Windows begin at :00, :10, :20 and so on, and last as long as the promise. */
const STEP_MINUTES = PROMISED_MINUTES

/** A family chooses among the rest of today and the next staffed day, so no call is put off for long. */
const DAYS_OFFERED = 2
const MAX_DAYS_AHEAD = 60

type Schedule = { hours: readonly StaffedHoursRow[]; timeZone: string }

/** Starts of the windows in which a family can be called instead: within staffed hours, not at once. */
export function callWindows({ hours, timeZone }: Schedule, now: Date): Date[] {
  // An opening of yesterday may last past midnight.
  const first = addDays(new TZDate(now, timeZone), -1)
  const earliest = addMinutes(now, PROMISED_MINUTES)
  const windows: Date[] = []
  let days = 0
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD && days < DAYS_OFFERED; ahead++) {
    const found = openingsOn(hours, timeZone, addDays(first, ahead))
      .flatMap(({ opens, closes }) => windowsWithin(opens, closes, timeZone))
      .filter((start) => start >= earliest && !windows.some((known) => known.getTime() === start.getTime()))
    windows.push(...found)
    if (found.length > 0 && ahead > 0) days += 1
  }
  return windows.sort((a, b) => a.getTime() - b.getTime())
}

export function isCallWindow(schedule: Schedule, at: Date, now: Date): boolean {
  return callWindows(schedule, now).some((start) => start.getTime() === at.getTime())
}

function windowsWithin(opens: Date, closes: Date, timeZone: string): Date[] {
  const past = new TZDate(opens, timeZone).getMinutes() % STEP_MINUTES
  const first = addMinutes(opens, past === 0 ? 0 : STEP_MINUTES - past)
  const room = Math.floor((closes.getTime() - first.getTime()) / (STEP_MINUTES * 60_000))
  return Array.from({ length: Math.max(0, room) }, (_, at) => addMinutes(first, at * STEP_MINUTES))
}

/** When the clock of a request begins: as the family chose, unless it was late by then. */
export function clockStart({ createdAt, callAt, lateSince }: Clock): Date {
  return callAt && !lateSince ? callAt : createdAt
}

type Clock = { createdAt: Date; callAt: Date | null; lateSince: Date | null }

/** The end of the window that begins at `callAt`. */
export const dueAfter = (callAt: Date): Date => addMinutes(callAt, STEP_MINUTES)

type Promised = { callAt: Date | null; callDueAt: Date }

/** 'before 4:22 pm', 'on Saturday before 7:10 am', 'between 7:40 pm and 7:50 pm' in the zone. */
export function callTimeText({ callAt, callDueAt }: Promised, timeZone: string, now: Date): string {
  const time = (moment: Date) => formatTime(moment, timeZone)
  const range = callAt ? `between ${time(callAt)} and ${time(callDueAt)}` : `before ${time(callDueAt)}`
  // A window may end at midnight.
  const on = callAt ?? callDueAt
  const days = differenceInCalendarDays(new TZDate(on, timeZone), new TZDate(now, timeZone))
  if (days === 0) return range
  const date = dateFormat({
    timeZone,
    weekday: 'long',
    ...(days > 6 && { month: 'long', day: 'numeric' }),
  })
  return `on ${date.format(on)} ${range}`
}

/** The promise to a family that chose its time; it is read on other days too, so it names the date. */
export function chosenPromise(callAt: Date, timeZone: string): string {
  const day = dateFormat({ timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(callAt)
  const times = callTimeText({ callAt, callDueAt: dueAfter(callAt) }, timeZone, callAt)
  return `We will call you on ${day}, ${times}, as you asked.`
}
