import 'server-only'
import { createEvent } from 'ics'
import { utcParts } from '@/lib/platform/mail/calendar-date'

type Tour = {
  /** The request's id; the file for a new date replaces the old entry. */
  leadId: string
  startsAt: Date
  minutes: number
  /** Grows with every change, so that calendars recognize the latest. */
  sequence: number
  place: string
  address: string | null
  phone: string
  link: string
  organizer: { name: string; email: string }
  isCalledOff: boolean
}

/** A tour as an iCalendar file (RFC 5545), or the file that removes it again. Times are in UTC. */
export function tourCalendar({ leadId, startsAt, sequence, place, link, ...tour }: Tour): string {
  const { error, value } = createEvent({
    uid: `tour-${leadId}@${new URL(link).host}`,
    sequence,
    productId: 'porchlight/tours',
    method: tour.isCalledOff ? 'CANCEL' : 'PUBLISH',
    title: `Tour of ${place}`,
    description: `Questions, or another time? Call ${tour.phone}.`,
    location: [place, tour.address].filter(Boolean).join(', '),
    url: link,
    start: utcParts(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: tour.minutes },
    status: tour.isCalledOff ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
    organizer: tour.organizer,
  })
  if (error || !value) throw error ?? new Error(`No calendar file for the tour of lead ${leadId}`)
  return value
}
