import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EventCalendarLinks } from '@/components/site/events/event-calendar-links'
import { EventCommunity } from '@/components/site/events/event-community'
import { EventWhen } from '@/components/site/events/event-when'
import { NextEvents } from '@/components/site/events/next-events'
import { RsvpCard } from '@/components/site/events/rsvp-card'
import { JsonLd } from '@/components/site/json-ld'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { staticPage } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import { calledOffMessage } from '@/lib/leads/events/called-off'
import { formatDate } from '@/lib/site/content/format-date'
import { phoneOf } from '@/lib/site/content/phone-of'
import { plainText } from '@/lib/site/content/plain-text'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { getEvent, getSeatCounts } from '@/lib/site/events/event'
import { isFull, nextAfter, stageOf } from '@/lib/site/events/event-stage'
import { getPublicEvents } from '@/lib/site/events/events'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { hasOwnCopy } from '@/lib/site/seo/own-copy'
import { eventNode } from '@/lib/site/seo/schema-org/events'

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
                {isFull(event, seats.taken) ? 'Join the waiting list' : 'Say you are coming'}
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
