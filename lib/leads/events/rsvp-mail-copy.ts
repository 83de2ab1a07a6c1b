import { calledOffMessage } from '@/lib/leads/events/called-off'
import { greeting, plainFirstName } from '@/lib/leads/tour-requests/plain-first-name'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { mapUrl } from '@/lib/platform/map-url'
import { phoneDial } from '@/lib/platform/phones/phone'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday, zoneName } from '@/lib/site/content/format-date'
import { LOCATION_FALLBACK } from '@/lib/site/events/event-location'
import { hasMoved, isCancellationNews, previousStart } from '@/lib/site/events/notified-event'

export type Writer = {
  name: string
  phone: string
  dial: string
  timeZone: string
  /** Lines of the community's address. */
  address: string[]
}

type Event = {
  title: string
  startsAt: Date
  endsAt: Date | null
  locationText: string | null
  calledOff: boolean
  calledOffNote: string | null
}
type Guest = {
  name: string
  guests: number
  status: string
  toldStatus: string | null
  /** Time and place of the last notification. */
  toldStartsAt: Date | null
  toldPlace: string | null
  toldCalledOff: boolean
  phone: string | null
}

export type GuestFacts = {
  event: Event
  rsvp: Guest
  place: number | null
  link: string
  page: string
  writer: Writer
}

export type StaffFacts = Pick<GuestFacts, 'event' | 'rsvp' | 'link' | 'place'> & {
  timeZone: string
  /** They signed up while the database was away, and were promised an answer about their seats. */
  isWaited: boolean
}

const seats = (count: number) => (count === 1 ? 'a seat' : `${count} seats`)

/** 'Tuesday, November 24, 11:00 am – 1:00 pm' in the given zone. */
function eventTime({ startsAt, endsAt }: Pick<Event, 'startsAt' | 'endsAt'>, zone: string): string {
  const end = endsAt ? ` – ${formatTime(endsAt, zone)}` : ''
  return `${formatWeekday(startsAt, zone)}, ${formatTime(startsAt, zone)}${end}`
}

export function guestCopy(given: GuestFacts): MailCopy {
  const { name, phone, dial } = given.writer
  return { ...copyOf(given), writer: { name, phone, dial } }
}

function copyOf(given: GuestFacts): MailCopy {
  const { event, rsvp, place, link, page, writer } = given
  const when = eventTime(event, writer.timeZone)
  const facts = [
    { label: 'What', value: event.title },
    { label: 'When', value: `${when} (${zoneName(writer.timeZone)})` },
    { label: 'Where', value: event.locationText || LOCATION_FALLBACK },
    ...(writer.address.length > 0
      ? [{ label: 'Address', value: writer.address.join(', '), href: mapUrl(writer.address) }]
      : []),
    { label: 'How many', value: String(rsvp.guests) },
  ]
  const call = `Questions? Call us at ${writer.phone}.`
  if (rsvp.status === 'cancelled') {
    return {
      subject: `You are no longer on the list: ${event.title}`,
      heading: 'We have taken you off the list',
      paragraphs: [
        `${greeting('Thank you for telling us', rsvp.name)}. Someone else can use ${seats(rsvp.guests)}.${rsvp.toldStatus === 'confirmed' ? ' The attached file removes the event from your calendar.' : ''}`,
        call,
      ],
      facts,
      links: [{ label: 'See the event', href: page }],
    }
  }
  if (event.calledOff) return { ...calledOffCopy(given), facts: facts.slice(0, -1) }
  if (isCancellationNews(event, rsvp)) {
    const { paragraphs, ...after } = afterAllCopy(given)
    return { ...after, paragraphs: [...paragraphs, call], facts }
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
        `${greeting('The seats are taken for now', rsvp.name)}. When enough seats open up, we will give them to you and email you right away.`,
        call,
      ],
      facts,
      links: [{ label: 'See your place in line, or give it up', href: link }],
    }
  }
  const promoted = rsvp.toldStatus === 'waiting'
  return {
    subject: `${promoted ? 'A seat has opened up for you' : 'See you there'}: ${event.title}`,
    heading: promoted ? `We now have ${seats(rsvp.guests)} for you` : `We have ${seats(rsvp.guests)} for you`,
    paragraphs: [
      promoted
        ? `${named('Someone gave up a seat', rsvp.name)} and you were next in line. If you can no longer come, please cancel with the link below.`
        : `${greeting('We look forward to seeing you', rsvp.name)}. The attached file adds the date to your calendar.`,
      call,
    ],
    facts,
    links: [{ label: 'See or cancel your seats', href: link }],
  }
}

function calledOffCopy({ event, rsvp, page, writer }: GuestFacts): Omit<MailCopy, 'facts'> {
  const calendar = rsvp.status === 'confirmed' ? ' The attached file removes it from your calendar.' : ''
  return {
    subject: `Canceled: ${event.title}`,
    heading: `“${event.title}” is canceled`,
    paragraphs: [
      calledOffMessage(event),
      `${greeting('You do not need to do anything', rsvp.name)}.${calendar} Questions? Call us at ${writer.phone}.`,
    ],
    links: [{ label: 'See other events', href: page.replace(/\/[^/]*$/, '') }],
  }
}

/** For an event that takes place after guests were notified of its cancellation. */
function afterAllCopy({ event, rsvp, link }: GuestFacts): Omit<MailCopy, 'facts'> {
  const isWaiting = rsvp.status === 'waiting'
  const yours = isWaiting ? 'your place in line' : rsvp.guests === 1 ? 'your seat' : 'your seats'
  const standing =
    rsvp.toldStatus === rsvp.status ? `we have kept ${yours}` : `we now have ${seats(rsvp.guests)} for you`
  return {
    subject: `Back on the calendar: ${event.title}`,
    heading: `“${event.title}” will take place after all`,
    paragraphs: [
      `${greeting('We told you that this event was canceled', rsvp.name)}. It will take place after all, and ${standing}.`,
      `${isWaiting ? '' : 'The attached file adds it to your calendar again. '}If you cannot come, please cancel with the link below.`,
    ],
    links: [
      { label: isWaiting ? 'See your place in line, or give it up' : 'See or cancel your seats', href: link },
    ],
  }
}

/** For guests who keep their seats or place in line although time or place changed. */
function movedCopy({ event, rsvp, link, writer }: GuestFacts) {
  const isWaiting = rsvp.status === 'waiting'
  const former = previousStart(event, rsvp)
  const before = [
    former && `Before, it was ${eventTime({ startsAt: former, endsAt: null }, writer.timeZone)}.`,
    rsvp.toldPlace !== event.locationText && `Before, the place was: ${rsvp.toldPlace || LOCATION_FALLBACK}.`,
  ]
  const yours = rsvp.guests === 1 ? 'your seat' : 'your seats'
  const standing = isWaiting
    ? 'You keep your place in line.'
    : `You keep ${yours}, and the attached file updates your calendar.`
  return {
    subject: `New ${former ? 'time' : 'place'}: ${event.title}`,
    heading: `“${event.title}” has a new ${former ? 'time' : 'place'}`,
    paragraphs: [
      [`${greeting('Please check the details below', rsvp.name)}.`, ...before.filter(Boolean)].join(' '),
      `${standing} If you cannot come, please cancel with the link below so that someone else can.`,
    ],
    links: [
      { label: isWaiting ? 'See your place in line, or give it up' : 'See or cancel your seats', href: link },
    ],
  }
}

/**
 * Mail to staff about a guest who cannot be mailed but got a seat or whose event changed. Its subject shows
 * on locked screens, so it does not name the guest.
 */
export function staffCopy({ event, rsvp, link, place, timeZone, isWaited }: StaffFacts): MailCopy {
  const isPromoted = rsvp.toldStatus === 'waiting' && rsvp.status === 'confirmed' && !event.calledOff
  const news = isWaited
    ? `they signed up for ${event.title}`
    : isPromoted
      ? `a seat has opened up at ${event.title}`
      : `${event.title} ${changeLabel(event, rsvp)}`
  const why = isWaited
    ? `They signed up for “${event.title}” while our database was down, and we promised to confirm their seat. ${standing(event, rsvp, place)}`
    : isPromoted
      ? `They were on the waiting list of “${event.title}” and now have ${seats(rsvp.guests)}.`
      : `They signed up for “${event.title}”, which ${changeLabel(event, rsvp)}.`
  return {
    subject: `Please call a guest: ${news}`,
    heading: `Please call ${rsvp.name}`,
    paragraphs: [`${why} They left no email address, so please call them.`],
    facts: [
      ...(rsvp.phone ? [{ label: 'Phone', value: rsvp.phone, href: `tel:${phoneDial(rsvp.phone)}` }] : []),
      ...(isPromoted ? [] : changeFacts(event, rsvp, timeZone)),
    ],
    links: [{ label: 'Open the RSVP', href: link }],
  }
}

/** For staff, about a guest who has not heard yet. */
function standing(event: Event, { status, guests }: Guest, place: number | null): string {
  if (event.calledOff) return 'It is canceled.'
  if (status === 'waiting') return `The seats are taken: they are number ${place} in line.`
  return `They have ${seats(guests)}.`
}

/** 'Someone gave up a seat, Ann,' or 'Someone gave up a seat,'. */
function named(words: string, name: string): string {
  return plainFirstName(name) ? `${greeting(words, name)},` : `${words},`
}

/** Time and place as the guest knows them, and as they are now. */
function changeFacts(event: Event, rsvp: Guest, timeZone: string): MailCopy['facts'] {
  const former = previousStart(event, rsvp)
  const zone = ` (${zoneName(timeZone)})`
  return [
    ...(former
      ? [{ label: 'Previous time', value: eventTime({ startsAt: former, endsAt: null }, timeZone) + zone }]
      : []),
    { label: former ? 'New time' : 'Time', value: eventTime(event, timeZone) + zone },
    ...(hasMoved(event, rsvp) && rsvp.toldPlace !== event.locationText
      ? [{ label: 'Previous place', value: rsvp.toldPlace || LOCATION_FALLBACK }]
      : []),
    { label: 'Place', value: event.locationText || LOCATION_FALLBACK },
  ]
}

function changeLabel(event: Event, rsvp: Guest): string {
  if (!isCancellationNews(event, rsvp)) return 'has changed'
  return event.calledOff ? 'is canceled' : 'will take place after all'
}
