import { dateFormat } from '@/lib/platform/date-format'
import { formatTime } from '@/lib/site/content/format'

/** 'Nov 21, 4:12 pm MST' in the community's zone. */
export function formatMoment(date: Date, timeZone: string): string {
  return dateFormat({
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(date)
    .replace(/\s([AP])M\b/, (_, half: string) => ` ${half.toLowerCase()}m`)
}

/** '4:12:04 pm' in the community's zone, with seconds because calls are promised within minutes. */
export function formatSeconds(date: Date, timeZone: string): string {
  return dateFormat({ hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone })
    .format(date)
    .replace(/\s([AP])M\b/, (_, half: string) => ` ${half.toLowerCase()}m`)
}

/** 'Nov 21' in the community's zone. */
export function formatDay(date: Date, timeZone: string): string {
  return dateFormat({ month: 'short', day: 'numeric', timeZone }).format(date)
}

const WEEK_MS = 6 * 24 * 60 * 60_000

/** The shortest words for a moment near `now`: '2:10 pm' on its day, 'Fri' in its week, else 'Nov 28'. */
export function formatNear(date: Date, now: Date, timeZone: string): string {
  if (formatDay(date, timeZone) === formatDay(now, timeZone)) return formatTime(date, timeZone)
  const isThisWeek = Math.abs(date.getTime() - now.getTime()) < WEEK_MS
  return isThisWeek ? dateFormat({ weekday: 'short', timeZone }).format(date) : formatDay(date, timeZone)
}
