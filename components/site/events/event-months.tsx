import { EventEntry } from '@/components/site/events/event-entry'
import { eventsByMonth } from '@/lib/site/events/event-months'
import type { PublicEvent } from '@/lib/site/events/public-event'

/** Upcoming events grouped by month. */
export function EventMonths({ events, timeZone }: { events: PublicEvent[]; timeZone: string }) {
  return (
    <div className="bg-paper py-12 lg:py-16">
      {eventsByMonth(events, timeZone).map(({ month, events: inMonth }) => (
        <section
          key={month}
          aria-label={month}
          className="wrap grid grid-cols-1 gap-x-12 py-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <h2 className="self-start pt-8 type-panel lg:sticky lg:top-28">{month}</h2>
          <ul className="divide-y divide-line">
            {inMonth.map((event) => (
              <li key={event.id}>
                <EventEntry event={event} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
