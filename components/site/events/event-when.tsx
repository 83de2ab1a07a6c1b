import { CalendarX, Clock, MapPin, Users } from 'lucide-react'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday, yearOf, zoneName } from '@/lib/site/content/format-date'
import { LOCATION_FALLBACK } from '@/lib/site/events/event-location'
import { seatCopy } from '@/lib/site/events/event-stage'
import type { PublicEvent } from '@/lib/site/events/events'

type Props = {
  event: Pick<PublicEvent, 'startsAt' | 'endsAt' | 'maxAttendees' | 'locationText' | 'calledOff'> & {
    community: { slug: string; name: string; timeZone: string; active: boolean } | null
  }
  timeZone: string
  compact?: boolean
  /** Seats taken, if the page counts them; otherwise only the capacity is shown. */
  taken?: number
  /** Adds year and time zone, for pages people keep. */
  dated?: boolean
}

/** Date, place and capacity; times in the community's own zone. */
export function EventWhen({ event, timeZone, compact = false, taken, dated = false }: Props) {
  const { startsAt, endsAt, maxAttendees, locationText, calledOff, community } = event
  const zone = community?.timeZone ?? timeZone
  return (
    <ul className="grid gap-1.5 text-control text-ink-soft [&_.lucide]:mt-1 [&_.lucide]:size-5 [&_.lucide]:flex-none [&_.lucide]:text-copper [&_li]:flex [&_li]:gap-2.5 [&_span]:min-w-0 [&_time]:min-w-0">
      {calledOff && (
        <li className="font-[640] text-bad [&_.lucide]:text-bad!">
          <CalendarX aria-hidden="true" />
          Canceled
        </li>
      )}
      <li>
        <Clock aria-hidden="true" />
        <time dateTime={startsAt.toISOString()}>
          {formatWeekday(startsAt, zone)}
          {dated && `, ${yearOf(startsAt, zone)}`},{' '}
          <span className="inline-block">
            {formatTime(startsAt, zone)}
            {endsAt && ` – ${formatTime(endsAt, zone)}`}
          </span>
          {dated && ` (${zoneName(zone)})`}
        </time>
      </li>
      <li>
        <MapPin aria-hidden="true" />
        <span>
          {locationText || LOCATION_FALLBACK}
          {!compact && community?.active && (
            <a
              href={`/communities/${community.slug}`}
              className="-my-2 flex min-h-11 w-fit items-center text-link"
            >
              {locationText?.includes(community.name) ? 'About the community' : community.name}
            </a>
          )}
        </span>
      </li>
      {maxAttendees !== null && !compact && !calledOff && (
        <li>
          <Users aria-hidden="true" />
          {taken === undefined ? `Room for ${maxAttendees}` : seatCopy(maxAttendees, taken)}
        </li>
      )}
    </ul>
  )
}
