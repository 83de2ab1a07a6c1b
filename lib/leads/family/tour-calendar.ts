import { createEvent } from 'ics'
import { guestOf, utcParts, withBareStatus } from '@/lib/platform/mail/calendar-date'
import { foldedCalendar } from '@/lib/platform/mail/folded-line'

type CalendarTour = {
  /** The request's id; the file for a new date replaces the old entry. */
  leadId: string
  startsAt: Date
  minutes: number
  /** Grows with every change, so that calendars recognize the latest. */
  sequence: number
  place: string
  address: string | null
  phone: string
  /** Public page: others may read the entry, so it must not hold the private link. */
  page: string
  organizer: { name: string; email: string | null }
  /** Email address of the family. */
  attendee: string
  isCalledOff: boolean
}

/**
 * A tour as an iCalendar invitation (RFC 5545, 5546), or the cancellation that removes it again. Times are in
 * UTC. Calendars move and remove only entries that name their owner as an attendee.
 */
export function tourCalendar({ leadId, startsAt, place, page, ...tour }: CalendarTour): string {
  const { error, value } = createEvent({
    uid: `tour-${leadId}@${new URL(page).host}`,
    sequence: tour.sequence,
    productId: 'porchlight/tours',
    method: tour.isCalledOff ? 'CANCEL' : 'REQUEST',
    title: `Tour of ${place}`,
    description: `Questions, or another time? Call ${tour.phone}.`,
    location: [place, tour.address].filter(Boolean).join(', '),
    url: page,
    start: utcParts(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: tour.minutes },
    status: tour.isCalledOff ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
    ...(tour.organizer.email !== null && {
      organizer: { name: tour.organizer.name, email: tour.organizer.email },
    }),
    attendees: [guestOf(tour.attendee)],
  })
  if (error || !value) throw error ?? new Error(`No calendar file for the tour of lead ${leadId}`)
  return foldedCalendar(withBareStatus(value))
}
