import type { DateTime } from 'ics'

/** A moment as the parts of an iCalendar date, in UTC, so that every calendar shows it in its own zone (RFC 5545). */
export function utcParts(date: Date): DateTime {
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ]
}
