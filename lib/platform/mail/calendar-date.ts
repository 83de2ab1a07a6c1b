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
  return { name: email, email, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }
}
