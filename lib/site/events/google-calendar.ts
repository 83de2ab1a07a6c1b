import { plainText } from '@/lib/site/content/plain-text'
import { LOCATION_FALLBACK } from '@/lib/site/events/event-location'

type Event = {
  title: string
  summary: string | null
  description: string | null
  startsAt: Date
  endsAt: Date | null
  locationText: string | null
}

const MAX_DETAILS = 600

/** Link that adds an event to the visitor's Google calendar. Times are UTC. */
export function googleCalendarUrl(event: Event, page: string): string {
  const { title, startsAt, endsAt, locationText, summary, description } = event
  const end = endsAt && endsAt > startsAt ? endsAt : startsAt
  const details = plainText(summary || description || '').slice(0, MAX_DETAILS)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(startsAt)}/${stamp(end)}`,
    details: `${details}\n\n${page}`.trim(),
    location: locationText || LOCATION_FALLBACK,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Format: 20261124T180000Z */
function stamp(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '')
}
