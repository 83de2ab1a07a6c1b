import { EventWhen } from '@/components/site/events/event-when'
import type { PublicEvent } from '@/lib/site/events/public-event'

const SHOWN = 6

export function PastEvents({ events, timeZone }: { events: PublicEvent[]; timeZone: string }) {
  if (events.length === 0) return null
  return (
    <section className="section bg-ivory">
      <div className="wrap">
        <h2>You just missed</h2>
        <ul className="mt-7 grid grid-cols-1 gap-x-14 gap-y-8 md:grid-cols-2">
          {events.slice(0, SHOWN).map((event) => (
            <li key={event.id} id={event.slug} className="border-line border-t pt-5">
              <h3 className="mb-1 type-h4">
                <a
                  href={`/events/${event.slug}`}
                  className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
                >
                  {event.title}
                </a>
              </h3>
              <EventWhen event={event} timeZone={timeZone} compact />
              {event.summary && <p className="mt-3">{event.summary}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
