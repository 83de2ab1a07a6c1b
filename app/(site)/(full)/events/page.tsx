import { EventActions, EventMonths } from '@/components/site/events/event-months'
import { EventWhen } from '@/components/site/events/event-when'
import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { TourLink } from '@/components/site/tour-link'
import { staticPage } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { splitEvents } from '@/lib/site/events/event-months'
import { getPublicEvents, type PublicEvent } from '@/lib/site/events/events'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { eventNode } from '@/lib/site/seo/schema-org/events'

export const generateMetadata = () =>
  pageMetadata({
    path: '/events',
    title: 'Events open to visitors',
    description:
      'Suppers, classes, music and talks in our communities. Neighbors and families are welcome; add one to your calendar.',
  })

export default staticPage(EventsPage)

async function EventsPage() {
  const [events, settings] = await Promise.all([getPublicEvents(), getSiteSettings()])
  const { timeZone } = settings
  const { upcoming, past } = splitEvents(events, new Date())
  const next = upcoming.find(({ calledOff }) => !calledOff)
  const later = upcoming.filter((event) => event !== next)
  return (
    <>
      <PageHead
        path="/events"
        eyebrow="Open to visitors"
        title="Events *open to visitors*"
        lead="Neighbors and families are welcome at these. Come to one to see what a community is like."
      />
      {next ? <NextEvent event={next} timeZone={timeZone} /> : <NothingPlanned />}
      {later.length > 0 && <EventMonths events={later} timeZone={timeZone} />}
      <PastEvents events={past} timeZone={timeZone} />
      <EditedSections path="/events" />
      <JsonLd
        nodes={upcoming.map((event) =>
          eventNode(
            event,
            event.community?.active ? event.community : null,
            `/events/${event.slug}`,
            settings,
          ),
        )}
      />
    </>
  )
}

function NothingPlanned() {
  return (
    <section className="section bg-ivory">
      <div className="wrap">
        <h2>Nothing is on the calendar</h2>
        <p className="mt-4 max-w-[38rem] text-ink-soft">
          The next date is not set yet. You can still visit: tell us which community, and we will find a day.
        </p>
        <TourLink className={`${buttonVariants({ variant: 'default' })} mt-6`}>Schedule a tour</TourLink>
      </div>
    </section>
  )
}

function NextEvent({ event, timeZone }: { event: PublicEvent; timeZone: string }) {
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

const SHOWN = 6

function PastEvents({ events, timeZone }: { events: PublicEvent[]; timeZone: string }) {
  if (events.length === 0) return null
  return (
    <section className="section bg-ivory">
      <div className="wrap">
        <h2>You just missed</h2>
        <ul className="mt-7 grid grid-cols-1 gap-x-14 gap-y-8 md:grid-cols-2">
          {events.slice(0, SHOWN).map((event) => (
            <li key={event.id} id={event.slug} className="border-line border-t pt-5">
              <h3 className="mb-1 type-h4">
                <a
                  href={`/events/${event.slug}`}
                  className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
                >
                  {event.title}
                </a>
              </h3>
              <EventWhen event={event} timeZone={timeZone} compact />
              {event.summary && <p className="mt-3">{event.summary}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
