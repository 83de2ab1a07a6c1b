import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday } from '@/lib/site/content/format-date'

type TourTime = {
  /** ISO. */
  at: string
  /** '10:00 am', in the community's zone. */
  label: string
}

/** Day with free times: '2026-12-03', 'Thursday, December 3'. */
export type TourDay = { day: string; label: string; times: TourTime[] }

export function tourDays(times: readonly Date[], zone: string): TourDay[] {
  const days = new Map<string, TourDay>()
  for (const time of times) {
    const day = format(new TZDate(time, zone), 'yyyy-MM-dd')
    const known = days.get(day) ?? { day, label: formatWeekday(time, zone), times: [] }
    known.times.push({ at: time.toISOString(), label: formatTime(time, zone) })
    days.set(day, known)
  }
  return [...days.values()]
}
