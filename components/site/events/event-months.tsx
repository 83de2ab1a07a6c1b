import { CalendarPlus } from 'lucide-react'
import { DateTile } from '@/components/site/events/date-tile'
import { EventWhen } from '@/components/site/events/event-when'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { buttonVariants } from '@/components/ui/button-variants'
import { calledOffMessage } from '@/lib/leads/events/called-off'
import { eventsByMonth } from '@/lib/site/events/event-months'
import type { PublicEvent } from '@/lib/site/events/events'

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

function EventEntry({ event, timeZone }: { event: PublicEvent; timeZone: string }) {
  return (
    <div
      id={event.slug}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 py-8 sm:gap-x-7 xl:grid-cols-[auto_minmax(0,1fr)_11rem]"
    >
      <DateTile
        startsAt={event.startsAt}
        timeZone={event.community?.timeZone ?? timeZone}
        className="content-start self-start"
      />
      <div className="min-w-0">
        <h3 className="mb-2">
          <a
            href={`/events/${event.slug}`}
            className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
          >
            {event.title}
          </a>
        </h3>
        <EventWhen event={event} timeZone={timeZone} />
        {event.summary && <p className="mt-3 max-w-[60ch]">{event.summary}</p>}
        {event.description && (
          <details className="mt-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
              What to expect
              <span className="sr-only"> at {event.title}</span>
            </summary>
            <RichText html={event.description} className="mt-2 mb-3 max-w-[60ch]" />
          </details>
        )}
        <div className="mt-3">
          {event.calledOff ? <p>{calledOffMessage(event)}</p> : <EventActions event={event} />}
        </div>
      </div>
      {event.image && (
        <Picture
          image={event.image}
          alt=""
          sizes="11rem 1/1"
          className="hidden aspect-square w-full self-start rounded-picture xl:block"
        />
      )}
    </div>
  )
}

export function EventActions({ event }: { event: PublicEvent }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-3">
      <a href={`/events/${event.slug}#rsvp`} className={buttonVariants({ variant: 'outline' })}>
        RSVP
        <span className="sr-only"> for {event.title}</span>
      </a>
      <a
        href={`/events/${event.slug}/calendar.ics`}
        className="inline-flex min-h-11 items-center gap-2 text-link"
        download
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
        Add to calendar
        <span className="sr-only">: {event.title} (.ics file)</span>
      </a>
    </div>
  )
}
