import { createEvent } from 'ics'
import { utcParts } from '@/lib/platform/mail/calendar-date'
import { plainText } from '@/lib/site/content/plain-text'
import { LOCATION_FALLBACK } from '@/lib/site/events/event-location'

type Event = {
  id: string
  title: string
  summary: string | null
  description: string | null
  startsAt: Date
  endsAt: Date | null
  locationText: string | null
  calledOff: boolean
  updatedAt: Date
}

/** Sequences of a calendar entry grow from here, a step a second. */
const FIRST_SEQUENCE_AT = Date.UTC(2026, 0, 1)

/**
 * An event as an iCalendar file (RFC 5545), or the file that takes one that is called off out of the calendar again. Times are written in UTC, so every calendar shows them in its own zone.
 * @param event a public event
 * @param page absolute address of the event on this site; its host also makes the UID ours, so that a file
 *   downloaded again replaces the earlier entry
 * @throws when the stored times cannot be written, for instance an end before 1970
 */
export function eventCalendar(
  event: Event,
  page: string,
  organizer: { name: string; email: string },
): string {
  const { error, value } = createEvent({
    uid: `${event.id}@${new URL(page).host}`,
    sequence: Math.max(0, Math.floor((event.updatedAt.getTime() - FIRST_SEQUENCE_AT) / 1_000)),
    productId: 'porchlight/events',
    method: event.calledOff ? 'CANCEL' : 'PUBLISH',
    title: event.title,
    description: plainText(event.description || event.summary || ''),
    location: event.locationText || LOCATION_FALLBACK,
    url: page,
    start: utcParts(event.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcParts(event.endsAt && event.endsAt > event.startsAt ? event.endsAt : event.startsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    created: utcParts(event.updatedAt),
    lastModified: utcParts(event.updatedAt),
    status: event.calledOff ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
    organizer,
  })
  if (error || !value) throw error ?? new Error(`No calendar file for event ${event.id}`)
  return value
}
