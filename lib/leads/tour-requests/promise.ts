import { TZDate } from '@date-fns/tz'
import { addMinutes, differenceInCalendarDays } from 'date-fns'
import { OPEN_ENDED_PROMISE, STAFFED_PROMISE, staffedPromise } from '@/lib/leads/tour-requests/promise-text'
import { isStaffed, nextOpening } from '@/lib/leads/tour-requests/staffed-hours'
import { dateFormat } from '@/lib/platform/date-format'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { formatTime } from '@/lib/site/content/format'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

type LeadPromise = { promise: string; callDueAt: Date }

type Schedule = {
  hours: StaffedHoursRow[]
  timeZone: string
  /** site_settings.afterHoursPromise, with {time}. */
  afterHoursPromise: string
}

/** Promise within one minute; phones open and close on the minute. `opens` is null while staffed. */
type Minute = { key: string; promise: string; opens: Date | null }

/** Zone arithmetic costs a fifth of a millisecond, so leads of one minute share it. */
const minutes = new WeakMap<StaffedHoursRow[], Minute>()

/** Promise at `now` (reading 9, B11); the call is due `within` minutes later or after the next opening. */
export function promiseAt(schedule: Schedule, now: Date, within = PROMISED_MINUTES): LeadPromise {
  const key = `${Math.floor(now.getTime() / 60_000)} ${schedule.timeZone} ${schedule.afterHoursPromise}`
  const known = minutes.get(schedule.hours)
  const minute = known?.key === key ? known : { key, ...saidAt(schedule, now) }
  minutes.set(schedule.hours, minute)
  const promise = minute.promise === STAFFED_PROMISE ? staffedPromise(within) : minute.promise
  return { promise, callDueAt: addMinutes(minute.opens ?? now, within) }
}

function saidAt({ hours, timeZone, afterHoursPromise }: Schedule, now: Date): Omit<Minute, 'key'> {
  const zone = usableTimeZone(timeZone)
  if (isStaffed(hours, zone, now)) return { promise: STAFFED_PROMISE, opens: null }
  const opens = nextOpening(hours, zone, now)
  if (!opens) return { promise: OPEN_ENDED_PROMISE, opens: null }
  return { promise: afterHoursPromise.replaceAll('{time}', relativeTime(opens, now, zone)), opens }
}

/** "today at 7:00 am", "tomorrow at 7:00 am", "on Monday at …", "on Monday, November 30 at …". */
export function relativeTime(moment: Date, now: Date, zone: string): string {
  return `${relativeDay(moment, now, zone)} at ${formatTime(moment, zone)}`
}

/** "today", "tomorrow", "on Monday", "on Monday, November 30" in the zone. */
export function relativeDay(moment: Date, now: Date, zone: string): string {
  return dayCopy(moment, differenceInCalendarDays(new TZDate(moment, zone), new TZDate(now, zone)), zone)
}

function dayCopy(moment: Date, days: number, zone: string): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const near = days < 7
  const date = dateFormat({
    timeZone: zone,
    weekday: 'long',
    ...(near ? {} : { month: 'long', day: 'numeric' }),
  })
  return `on ${date.format(moment)}`
}
