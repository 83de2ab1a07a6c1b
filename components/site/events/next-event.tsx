import { EventActions } from '@/components/site/events/event-actions'
import { EventWhen } from '@/components/site/events/event-when'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { PublicEvent } from '@/lib/site/events/public-event'

export function NextEvent({ event, timeZone }: { event: PublicEvent; timeZone: string }) {
  return (
    <section id={event.slug} className="section bg-ivory">
      <div className="wrap grid grid-cols-1 items-center gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        {event.image && (
          <div className="print">
            <Picture
              image={event.image}
              priority
              sizes="(min-width: 64rem) 40rem 4/3, 86vw 4/3"
              className="aspect-[4/3]"
            />
          </div>
        )}
        <div>
          <Eyebrow>Next</Eyebrow>
          <h2 className="mt-3 mb-5">
            <a href={`/events/${event.slug}`} className="text-ink no-underline hover:underline">
              {event.title}
            </a>
          </h2>
          <EventWhen event={event} timeZone={timeZone} />
          {(event.description || event.summary) && (
            <RichText html={event.description || event.summary || ''} className="mt-5 mb-6 max-w-[60ch]" />
          )}
          <EventActions event={event} />
        </div>
      </div>
    </section>
  )
}
