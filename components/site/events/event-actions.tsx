import { CalendarPlus } from 'lucide-react'
import { SafeLink } from '@/components/site/safe-link'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { PublicEvent } from '@/lib/content/public-event'

/** Keep the date, and say that you come: at the organiser's own address when there is one, else by our form. */
export function EventActions({ event }: { event: PublicEvent }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-3">
      {event.rsvpUrl ? (
        <SafeLink href={event.rsvpUrl} className={buttonVariants({ variant: 'outline' })}>
          Say you are coming
          <span className="sr-only"> to {event.title}</span>
        </SafeLink>
      ) : (
        <TourLink
          communityId={event.communityId ?? undefined}
          communityName={event.community?.name}
          className={buttonVariants({ variant: 'outline' })}
        >
          Ask us to call you
          <span className="sr-only"> about {event.title}</span>
        </TourLink>
      )}
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
