import type { GuestFacts } from '@/lib/leads/events/rsvp-mail-copy'

/** One sample of each mail to a guest; `typed` is their name. */
export function rsvpSamples(typed: string): GuestFacts[] {
  const startsAt = new Date('2026-12-01T18:00:00Z')
  const event = {
    title: 'Soup and stories',
    startsAt,
    endsAt: new Date('2026-12-01T20:00:00Z'),
    locationText: 'Dining room',
    calledOff: false,
    calledOffNote: null,
  }
  const told = { toldStatus: null, toldStartsAt: null, toldPlace: null, toldCalledOff: false }
  const rsvp = { name: typed, guests: 2, status: 'confirmed', phone: '(303) 555-0142', ...told }
  const facts: GuestFacts = {
    event,
    rsvp,
    place: null,
    link: 'https://www.example.com/events/soup/rsvp/0',
    page: 'https://www.example.com/events/soup',
    writer: {
      name: 'Birch Court',
      phone: '(303) 555-0150',
      dial: '+13035550150',
      timeZone: 'America/Chicago',
      address: ['210 Alder Street', 'Springfield, IL 62701'],
    },
  }
  const notified = { ...rsvp, toldStatus: 'confirmed', toldStartsAt: startsAt, toldPlace: 'Dining room' }
  return [
    facts,
    { ...facts, rsvp: { ...rsvp, status: 'waiting' }, place: 3 },
    { ...facts, rsvp: { ...rsvp, toldStatus: 'waiting' } },
    { ...facts, rsvp: { ...rsvp, status: 'cancelled' } },
    { ...facts, rsvp: { ...notified, toldPlace: 'Library' } },
    { ...facts, rsvp: notified, event: { ...event, calledOff: true, calledOffNote: 'Snow.' } },
    { ...facts, rsvp: { ...notified, toldCalledOff: true } },
  ]
}
