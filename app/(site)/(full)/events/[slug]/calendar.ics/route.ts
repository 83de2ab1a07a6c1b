import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { siteUrl } from '@/lib/platform/site'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { eventCalendar } from '@/lib/site/events/event-calendar'
import { getEvent } from '@/lib/site/events/events'

/** One public event as a calendar file (A6). */
export const GET = route<{ params: Promise<{ slug: string }> }>(async (_request, { params }) => {
  const event = await getEvent((await params).slug)
  if (!event) throw notFound('This event does not exist')
  const { companyName, companyEmail } = await getSiteSettings()
  const file = eventCalendar(event, siteUrl(`/events/${event.slug}`), {
    name: companyName,
    email: companyEmail || null,
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${event.slug.replace(/[^\w-]/g, '')}.ics"`,
      'cache-control': 'no-cache',
    },
  })
})
