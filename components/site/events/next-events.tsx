import { EventRow } from '@/components/site/event-row'
import type { PublicEvent } from '@/lib/site/events/public-event'

type Props = { events: PublicEvent[]; timeZone: string; title: string }

/** A few upcoming events, shown below another event. */
export function NextEvents({ events, timeZone, title }: Props) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="next-events" className="bg-paper py-12 lg:py-16">
      <div className="wrap">
        <h2 id="next-events" className="type-h3">
          {title}
        </h2>
        <ul className="mt-4 divide-y divide-line">
          {events.map((event) => (
            <li key={event.id}>
              <EventRow event={event} timeZone={timeZone} />
            </li>
          ))}
        </ul>
        <a href="/events" className="mt-4 inline-flex min-h-11 items-center text-link">
          All events
        </a>
      </div>
    </section>
  )
}
