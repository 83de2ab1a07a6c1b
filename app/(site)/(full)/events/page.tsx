import { EventMonths } from '@/components/site/events/event-months'
import { NextEvent } from '@/components/site/events/next-event'
import { PastEvents } from '@/components/site/events/past-events'
import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { EditedSections } from '@/components/site/page-sections/edited-sections'
import { TourLink } from '@/components/site/tour-link'
import { staticPage } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { splitEvents } from '@/lib/site/events/event-months'
import { getPublicEvents } from '@/lib/site/events/events'
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
          The next date is not fixed yet. You can still visit: tell us which community, and we will find a
          day.
        </p>
        <TourLink className={`${buttonVariants({ variant: 'default' })} mt-6`}>Schedule a tour</TourLink>
      </div>
    </section>
  )
}
