import { formatTime } from '@/lib/content/format'
import { formatWeekday, zoneName } from '@/lib/content/format-date'
import { LOCATION_FALLBACK } from '@/lib/events/event-location'
import { formerTime, hasMoved } from '@/lib/events/told-event'
import type { MailCopy } from '@/lib/mail/mail-html'

/** Who signs the mail. */
export type Writer = { name: string; email: string; phone: string; timeZone: string }

type Event = { title: string; startsAt: Date; endsAt: Date | null; locationText: string | null }
type Guest = {
  name: string
  guests: number
  status: string
  toldStatus: string | null
  /** When and where they were last told to come. */
  toldStartsAt: Date | null
  toldPlace: string | null
  phone: string | null
}

type Facts = {
  event: Event
  rsvp: Guest
  /** Place in line of somebody who waits. */
  place: number | null
  /** The guest's private page, absolute. */
  link: string
  /** The event's own page, absolute. */
  page: string
  writer: Writer
}

/** 'a seat', '3 seats'. */
export const seats = (count: number) => (count === 1 ? 'a seat' : `${count} seats`)

/** 'Tuesday, November 24, 11:00 am – 1:00 pm' in the given zone. */
export function eventTime({ startsAt, endsAt }: Pick<Event, 'startsAt' | 'endsAt'>, zone: string): string {
  const end = endsAt ? ` – ${formatTime(endsAt, zone)}` : ''
  return `${formatWeekday(startsAt, zone)}, ${formatTime(startsAt, zone)}${end}`
}

/** What a guest reads, by the state of their RSVP. */
export function guestCopy(given: Facts): MailCopy {
  const { event, rsvp, place, link, page, writer } = given
  const when = eventTime(event, writer.timeZone)
  const facts = [
    { label: 'What', value: event.title },
    { label: 'When', value: `${when} (${zoneName(writer.timeZone)})` },
    { label: 'Where', value: event.locationText || LOCATION_FALLBACK },
    { label: 'How many', value: String(rsvp.guests) },
  ]
  const call = `Questions? Call us at ${writer.phone}.`
  if (rsvp.status === 'cancelled') {
    return {
      subject: `You are no longer on the list: ${event.title}`,
      heading: 'We have taken you off the list',
      paragraphs: [
        `Thank you for telling us, ${rsvp.name}. Somebody else can use ${seats(rsvp.guests)}.`,
        call,
      ],
      facts,
      links: [{ label: 'See the event', href: page }],
    }
  }
  if (rsvp.toldStatus === rsvp.status && hasMoved(event, rsvp)) {
    const { paragraphs, ...moved } = movedCopy(given)
    return { ...moved, paragraphs: [...paragraphs, call], facts }
  }
  if (rsvp.status === 'waiting') {
    return {
      subject: `You are on the waiting list: ${event.title}`,
      heading: `You are number ${place} in line`,
      paragraphs: [
        `The seats are taken for now, ${rsvp.name}. When enough of them come free we give them to you and write at once.`,
        call,
      ],
      facts,
      links: [{ label: 'See your place in line, or give it up', href: link }],
    }
  }
  const promoted = rsvp.toldStatus === 'waiting'
  return {
    subject: `${promoted ? 'A seat is free for you' : 'See you there'}: ${event.title}`,
    heading: promoted ? `We now have ${seats(rsvp.guests)} for you` : `We have ${seats(rsvp.guests)} for you`,
    paragraphs: [
      promoted
        ? `Somebody gave up a seat, ${rsvp.name}, and you were next in line. If you cannot come any more, please say so with the link below.`
        : `We look forward to seeing you, ${rsvp.name}. The attached file puts the date in your calendar.`,
      call,
    ],
    facts,
    links: [{ label: 'See or cancel your seats', href: link }],
  }
}

/** What somebody who keeps their seat, or their place in line, must know anew. */
function movedCopy({ event, rsvp, link, writer }: Facts) {
  const isWaiting = rsvp.status === 'waiting'
  const former = formerTime(event, rsvp)
  const before = [
    former && `It was to begin ${eventTime({ startsAt: former, endsAt: null }, writer.timeZone)}.`,
    rsvp.toldPlace !== event.locationText && `It was to be here: ${rsvp.toldPlace || LOCATION_FALLBACK}.`,
  ]
  const yours = rsvp.guests === 1 ? 'your seat' : 'your seats'
  const standing = isWaiting
    ? 'You keep your place in line.'
    : `You keep ${yours}, and the attached file takes the place of the one in your calendar.`
  return {
    subject: `New ${former ? 'time' : 'place'}: ${event.title}`,
    heading: `“${event.title}” has a new ${former ? 'time' : 'place'}`,
    paragraphs: [
      [`Please look at what stands below, ${rsvp.name}.`, ...before.filter(Boolean)].join(' '),
      `${standing} If you cannot come then, please say so with the link below, so that somebody else can.`,
    ],
    links: [
      { label: isWaiting ? 'See your place in line, or give it up' : 'See or cancel your seats', href: link },
    ],
  }
}

/** What staff read when a guest without an e-mail address has a seat now, or must come at another time or place. */
export function staffCopy(event: Event, rsvp: Guest, link: string): MailCopy {
  const isPromoted = rsvp.toldStatus === 'waiting' && rsvp.status === 'confirmed'
  const news = isPromoted ? `a seat is free at ${event.title}` : `${event.title} has moved`
  const why = isPromoted
    ? `They were on the waiting list of “${event.title}” and now have ${seats(rsvp.guests)}.`
    : `They signed up for “${event.title}”, which is at another time or place now.`
  return {
    subject: `Please call ${rsvp.name}: ${news}`,
    heading: `Please call ${rsvp.name}`,
    paragraphs: [`${why} They left no e-mail address, so only a call can tell them.`],
    facts: [{ label: 'Phone', value: rsvp.phone ?? '' }],
    links: [{ label: 'Open the RSVP', href: link }],
  }
}
