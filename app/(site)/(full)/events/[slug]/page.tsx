import { CalendarPlus, Phone } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EventRow } from '@/components/site/event-row'
import { EventWhen } from '@/components/site/events/event-when'
import { RsvpCard } from '@/components/site/events/rsvp-card'
import { JsonLd } from '@/components/site/json-ld'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { staticPage } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import { calledOffMessage } from '@/lib/leads/events/called-off'
import { addressLines } from '@/lib/platform/address-lines'
import { siteUrl } from '@/lib/platform/site'
import { formatDate } from '@/lib/site/content/format-date'
import { plainText } from '@/lib/site/content/plain-text'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { isFull, nextAfter, stageOf } from '@/lib/site/events/event-stage'
import {
  type EventDetail,
  getEvent,
  getPublicEvents,
  getSeatCounts,
  type PublicEvent,
} from '@/lib/site/events/events'
import { googleCalendarUrl } from '@/lib/site/events/google-calendar'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { hasOwnCopy } from '@/lib/site/seo/own-copy'
import { eventNode } from '@/lib/site/seo/schema-org/events'
import { breadcrumbNode } from '@/lib/site/seo/schema-org/texts'

type Props = { params: Promise<{ slug: string }> }

const OFFERED = 3

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [event, { timeZone }] = await Promise.all([getEvent((await params).slug), getSiteSettings()])
  if (!event) return {}
  const { slug, title, summary, description, startsAt, community } = event
  return pageMetadata({
    path: `/events/${slug}`,
    title: `${title}, ${formatDate(startsAt, community?.timeZone ?? timeZone)}`,
    description: [summary, plainText(description ?? '').split('\n')[0]],
    indexed: hasOwnCopy('events', event),
  })
}

export default staticPage(EventPage)

async function EventPage({ params }: Props) {
  const [event, settings, events] = await Promise.all([
    getEvent((await params).slug),
    getSiteSettings(),
    getPublicEvents(),
  ])
  if (!event) notFound()
  const seats = await getSeatCounts(event.id)
  const now = new Date()
  const stage = stageOf(event, now)
  const community = event.community?.active ? event.community : null
  const phone = phoneOf(community, settings)
  return (
    <article>
      <JsonLd
        nodes={[
          breadcrumbNode([
            { label: 'Home', href: '/' },
            { label: 'Events', href: '/events' },
            { label: event.title },
          ]),
        ]}
      />
      <header className="bg-paper pt-12 pb-10 lg:pt-16 lg:pb-14">
        <div className="wrap">
          <Eyebrow>
            <a href="/events" className="no-underline hover:underline">
              Events
            </a>
            {community && ` · ${community.name}`}
          </Eyebrow>
          <h1 className="mt-4 max-w-[22ch]">{event.title}</h1>
          {event.summary && <p className="mt-4 max-w-[38rem] type-lead">{event.summary}</p>}
          <div className="mt-6">
            <EventWhen
              event={stage === 'over' ? { ...event, maxAttendees: null } : event}
              timeZone={settings.timeZone}
              taken={seats.taken}
              dated
            />
          </div>
          {event.calledOff && <p className="mt-4 max-w-[38rem] text-lg">{calledOffMessage(event)}</p>}
          {stage === 'coming' && !event.calledOff && (
            <div className="mt-4 grid justify-items-start gap-4">
              <EventCalendarLinks event={event} />
              <a
                href="#rsvp"
                className={`${buttonVariants({ variant: 'copper', size: 'lg' })} no-print lg:hidden`}
              >
                {isFull(event, seats.taken) ? 'Join the waiting list' : 'RSVP'}
              </a>
            </div>
          )}
        </div>
      </header>
      <div className="wrap grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[7fr_5fr] lg:py-16">
        <div>
          {event.image && (
            <div className="print">
              <Picture
                image={event.image}
                priority
                sizes="(min-width: 64rem) 42rem 4/3, 86vw 4/3"
                className="aspect-[4/3]"
              />
            </div>
          )}
          {event.description && <RichText html={event.description} className="mt-9 max-w-[66ch]" />}
          {community && <EventCommunity community={community} phone={phone} />}
        </div>
        <RsvpCard
          event={event}
          stage={stage}
          seats={seats}
          phone={phone}
          turnstileSiteKey={leadFormSettings(settings).turnstileSiteKey}
        />
      </div>
      <NextEvents
        events={nextAfter(events, event, now, OFFERED)}
        timeZone={settings.timeZone}
        title={stage === 'over' ? 'Still to come' : 'Also on the calendar'}
      />
      {stage !== 'over' && (
        <JsonLd nodes={[eventNode(event, community, `/events/${event.slug}`, settings)]} />
      )}
    </article>
  )
}

function NextEvents({ events, timeZone, title }: { events: PublicEvent[]; timeZone: string; title: string }) {
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

type EventCommunityProps = {
  community: NonNullable<EventDetail['community']>
  phone: { display: string; dial: string }
}

function EventCommunity({ community, phone }: EventCommunityProps) {
  const place = addressLines(community)
  return (
    <section aria-labelledby="event-community" className="mt-10 border-line border-t pt-6">
      <h2 id="event-community" className="type-h4">
        Location
      </h2>
      <p className="mt-2">
        <a href={`/communities/${community.slug}`} className="inline-flex min-h-11 items-center text-link">
          {community.name}
        </a>
        {place.length > 0 && <span className="block text-ink-soft">{place.join(', ')}</span>}
      </p>
      <a href={`tel:${phone.dial}`} className="inline-flex min-h-11 items-center gap-2.5 text-link">
        <Phone aria-hidden="true" className="size-5" />
        {phone.display}
      </a>
    </section>
  )
}

function EventCalendarLinks({ event }: { event: Omit<EventDetail, 'image' | 'community'> }) {
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
