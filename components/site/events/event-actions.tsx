import { CalendarPlus } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { PublicEvent } from '@/lib/site/events/events'

export function EventActions({ event }: { event: PublicEvent }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-3">
      <a href={`/events/${event.slug}#rsvp`} className={buttonVariants({ variant: 'outline' })}>
        Say you are coming
        <span className="sr-only"> to {event.title}</span>
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
