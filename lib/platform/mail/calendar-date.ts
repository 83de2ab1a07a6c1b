import type { DateTime } from 'ics'

/** iCalendar date parts in UTC, which calendars show in their own zone (RFC 5545). */
export function utcParts(date: Date): DateTime {
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ]
}
