import type { Attendee, DateTime } from 'ics'

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

/** The recipient of an invitation. They asked for the entry themselves, so no answer is requested. */
export function guestOf(email: string): Attendee {
  return { name: email, email, rsvp: false, partstat: 'ACCEPTED' }
}

/** A file of `ics` without quotation marks around an attendee's status, which RFC 5545 does not allow. */
export function withBareStatus(file: string): string {
  return file.replace('PARTSTAT="ACCEPTED"', 'PARTSTAT=ACCEPTED')
}
