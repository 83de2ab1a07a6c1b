import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { dateFormat } from '@/lib/platform/date-format'
import { officeTime } from '@/lib/records/declare/office-time'

/** Values of date and time inputs: '2026-12-01' and '09:00'. */
export type LocalTime = { day: string; time: string }

/** The moment of a local time: null in the hour skipped in spring, the first of two in the one in fall. */
export function momentAt({ day, time }: LocalTime, timeZone: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(`${day}T${time}`)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 1, date = 1, hours = 0, minutes = 0] = parts
  const zoned = new TZDate(year, month - 1, date, hours, minutes, timeZone)
  if (Number.isNaN(zoned.getTime())) return null
  const shown = localTime(zoned.toISOString(), timeZone)
  return shown.day === day && shown.time === time ? new Date(zoned.getTime()) : null
}

/** A moment as local time in a zone. */
export function localTime(iso: string, timeZone: string): LocalTime {
  const zoned = new TZDate(iso, timeZone)
  return { day: format(zoned, 'yyyy-MM-dd'), time: format(zoned, 'HH:mm') }
}

/** Formats a moment as 'Tue, Dec 1, 9:00 am MST'. */
export function plannedTime(iso: string, timeZone: string): string {
  const day = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(new Date(iso))
  const time = dateFormat({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone })
  return `${day}, ${officeTime(time.format(new Date(iso)))}`
}
