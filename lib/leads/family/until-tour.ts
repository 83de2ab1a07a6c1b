import { TZDate } from '@date-fns/tz'
import { differenceInCalendarDays } from 'date-fns'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday } from '@/lib/site/content/format-date'

const MINUTE_MS = 60_000
/** Up to here, minutes are said; then hours. */
const COUNTED_MINUTES = 90
const HOURS = ['', 'one hour', 'two hours', 'three hours', 'four hours', 'five hours']

/**
 * Time left until a tour, as its reminder says it at `now`: day 'Today' and when 'in 40 minutes', 'in two
 * hours', 'today at 2:30 pm', 'tomorrow' or 'on Wednesday, December 2'. Days are those of `zone` (IANA).
 */
export function untilTour(at: Date, now: Date, zone: string): { day: string; when: string } {
  const minutes = Math.max(1, Math.round((at.getTime() - now.getTime()) / MINUTE_MS))
  const days = differenceInCalendarDays(new TZDate(at, zone), new TZDate(now, zone))
  const day = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : formatWeekday(at, zone)
  if (minutes === 1) return { day, when: 'in one minute' }
  if (minutes < COUNTED_MINUTES) return { day, when: `in ${minutes} minutes` }
  if (days === 1) return { day, when: 'tomorrow' }
  if (days > 1) return { day, when: `on ${formatWeekday(at, zone)}` }
  const hours = HOURS[Math.round(minutes / 60)]
  return { day, when: hours ? `in ${hours}` : `today at ${formatTime(at, zone)}` }
}
