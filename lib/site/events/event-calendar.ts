import { createEvent } from 'ics'
import { addressLines } from '@/lib/platform/address-lines'
import { guestOf, utcParts, withBareStatus } from '@/lib/platform/mail/calendar-date'
import { foldedCalendar } from '@/lib/platform/mail/folded-line'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday, zoneName } from '@/lib/site/content/format-date'
import { plainText } from '@/lib/site/content/plain-text'
import { LOCATION_FALLBACK } from '@/lib/site/events/event-location'

type Event = {
  /** Its address belongs to the place, and its zone to the hours in the text. */
  community?: (Parameters<typeof addressLines>[0] & { name: string; timeZone: string }) | null
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

/** Sequence numbers count seconds from here. */
const FIRST_SEQUENCE_AT = Date.UTC(2026, 0, 1)

/** A guest's own copy: `now` numbers it after all earlier ones, also after those of a changed event. */
type Guest = { email: string; isLeaving: boolean; now: Date }

/**
 * An iCalendar file (RFC 5545) of an event or its cancellation, in UTC. The host of `page` keeps the UID
 * stable, so that a new download replaces the entry. With a guest it is an invitation (RFC 5546): calendars
 * move and remove only entries that name their owner. @throws for times it cannot write, such as before 1970
 */
export function eventCalendar(
  event: Event,
  page: string,
  organizer: { name: string; email: string | null },
  guest?: Guest,
): string {
  const isOff = event.calledOff || guest?.isLeaving === true
  const numberedAt = guest?.now ?? event.updatedAt
  const { error, value } = createEvent({
    uid: `${event.id}@${new URL(page).host}`,
    sequence: Math.max(0, Math.floor((numberedAt.getTime() - FIRST_SEQUENCE_AT) / 1_000)),
    productId: 'porchlight/events',
    method: isOff ? 'CANCEL' : guest ? 'REQUEST' : 'PUBLISH',
    title: event.title,
    description: [hoursOf(event), plainText(event.description || event.summary || '')]
      .filter(Boolean)
      .join('\n\n'),
    location: placeOf(event),
    url: page,
    start: utcParts(event.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcParts(event.endsAt && event.endsAt > event.startsAt ? event.endsAt : event.startsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    created: utcParts(event.updatedAt),
    lastModified: utcParts(event.updatedAt),
    status: isOff ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
    ...(organizer.email !== null && { organizer: { name: organizer.name, email: organizer.email } }),
    ...(guest && { attendees: [guestOf(guest.email)] }),
  })
  if (error || !value) throw error ?? new Error(`No calendar file for event ${event.id}`)
  return foldedCalendar(withBareStatus(value))
}

/** 'Dining room, Birch Court, 210 Alder Street, Boulder, CO 80302' */
function placeOf({ locationText, community }: Event): string {
  const street = community ? [community.name, ...addressLines(community)] : []
  return [locationText || LOCATION_FALLBACK, ...street].join(', ')
}

/** 'Tuesday, December 1, 11:00 am – 1:00 pm (Mountain Time)'; calendars show their own zone. */
function hoursOf({ startsAt, endsAt, community }: Event): string {
  if (!community) return ''
  const { timeZone } = community
  const end = endsAt ? ` – ${formatTime(endsAt, timeZone)}` : ''
  return `${formatWeekday(startsAt, timeZone)}, ${formatTime(startsAt, timeZone)}${end} (${zoneName(timeZone)})`
}
