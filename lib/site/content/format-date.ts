import { dateFormat } from '@/lib/platform/date-format'
import { smallMeridiem } from '@/lib/site/content/format'

/** 'October 14, 2026' in the given zone. */
export function formatDate(date: Date, timeZone: string): string {
  return dateFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone }).format(date)
}

/** 'Thursday, December 3' in the given zone. */
export function formatWeekday(date: Date, timeZone: string): string {
  return dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(date)
}

/** '2026' in the given zone. */
export function yearOf(date: Date, timeZone: string): string {
  return dateFormat({ year: 'numeric', timeZone }).format(date)
}

/** The zone's everyday name: 'Mountain Time', or 'MT' in few letters. */
export function zoneName(timeZone: string, { short = false } = {}): string {
  const timeZoneName = short ? 'shortGeneric' : 'longGeneric'
  const parts = dateFormat({ timeZone, timeZoneName }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** 'Tuesday, November 24, 1:10 pm MST' in the given zone. */
export function formatMoment(moment: Date, timeZone: string): string {
  const text = dateFormat({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment)
  return smallMeridiem(text)
}
