import 'server-only'
import { getPublicEvents } from '@/lib/site/events/events'
import { isOver } from '@/lib/site/events/visibility'

/** Public events that are not over, by start, as anybody may read them. */
export async function upcomingEvents(now = new Date()) {
  const events = await getPublicEvents()
  return events
    .filter((event) => !isOver(event, now))
    .map(
      ({ id, slug, title, summary, description, startsAt, endsAt, locationText, community, ...event }) => ({
        id,
        slug,
        title,
        summary,
        description,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        timeZone: community?.timeZone ?? null,
        locationText,
        rsvpUrl: event.rsvpUrl,
        maxAttendees: event.maxAttendees,
        calledOff: event.calledOff,
        community: community?.active ? { slug: community.slug, name: community.name } : null,
      }),
    )
}
