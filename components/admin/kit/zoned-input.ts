import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/** Formats an ISO moment as a datetime-local value in the given zone: '2026-12-03T14:30'. */
export function toLocalInput(iso: string, timeZone: string): string {
  return format(new TZDate(iso, timeZone), "yyyy-MM-dd'T'HH:mm")
}

/** Parses a datetime-local value in the given zone to an ISO moment; null when invalid. */
export function fromLocalInput(value: string, timeZone: string): string | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(value)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = parts
  return new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime()).toISOString()
}
