import 'server-only'
import { byIdAndSlug } from '@/lib/leads/tour-requests/directory'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

/** Public events to come, by id and slug: for sign-ups while the database is away. */
export const signUpEvents = remembered('sign-up-events', ['events'], async () =>
  byIdAndSlug(
    await db.event.findMany({
      where: { ...PUBLIC_EVENT, startsAt: { gt: new Date() } },
      select: {
        id: true,
        slug: true,
        title: true,
        communityId: true,
        startsAt: true,
        calledOff: true,
        rsvpUrl: true,
        maxAttendees: true,
      },
    }),
  ),
)
