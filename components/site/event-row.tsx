import { DateTile } from '@/components/site/events/date-tile'
import { dateTileParts, formatDayName, formatTime } from '@/lib/site/content/format'
import { LOCATION_FALLBACK } from '@/lib/site/events/event-location'

type Props = {
  event: {
    slug: string
    title: string
    startsAt: Date
    endsAt: Date | null
    locationText: string | null
    maxAttendees: number | null
    community?: { name: string; timeZone: string } | null
  }
  timeZone: string
}

/** An event in a list; times in the community's own zone. */
export function EventRow({ event, timeZone }: Props) {
  const zone = event.community?.timeZone ?? timeZone
  const tile = dateTileParts(event.startsAt, zone)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3.5 md:py-5">
      <DateTile startsAt={event.startsAt} timeZone={zone} />
      <div className="min-w-0 grow basis-36">
        <h3 className="type-h4 [overflow-wrap:anywhere]">
          <a
            href={`/events/${event.slug}`}
            className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
          >
            {event.title}
          </a>
        </h3>
        <p className="mt-1 text-ink-soft">
          <time dateTime={event.startsAt.toISOString()}>
            {formatDayName(event.startsAt, zone)}, {tile.month} {tile.day},{' '}
            <span className="inline-block">
              {formatTime(event.startsAt, zone)}
              {event.endsAt && ` – ${formatTime(event.endsAt, zone)}`}
            </span>
          </time>
          <span aria-hidden="true" className="max-sm:hidden">
            {' · '}
          </span>
          <span className="max-sm:block">{event.locationText || LOCATION_FALLBACK}</span>
        </p>
      </div>
    </div>
  )
}
