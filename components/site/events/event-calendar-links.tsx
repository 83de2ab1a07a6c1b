import { CalendarPlus } from 'lucide-react'
import { siteUrl } from '@/lib/platform/site'
import type { EventDetail } from '@/lib/site/events/event'
import { googleCalendarUrl } from '@/lib/site/events/google-calendar'

type Props = { event: Omit<EventDetail, 'image' | 'community'> }

/** Adds the event to a calendar: .ics file or Google Calendar. */
export function EventCalendarLinks({ event }: Props) {
  const link = 'inline-flex min-h-11 items-center gap-2 text-link'
  return (
    <ul className="no-print flex flex-wrap gap-x-7 gap-y-1">
      <li>
        <a href={`/events/${event.slug}/calendar.ics`} className={link} download>
          <CalendarPlus aria-hidden="true" className="size-5" />
          Add to calendar
          <span className="sr-only"> (.ics file)</span>
        </a>
      </li>
      <li>
        <a
          href={googleCalendarUrl(event, siteUrl(`/events/${event.slug}`))}
          className={link}
          rel="noopener nofollow"
        >
          Add to Google Calendar
        </a>
      </li>
    </ul>
  )
}
