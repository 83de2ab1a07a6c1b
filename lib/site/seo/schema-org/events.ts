import 'server-only'
import { TZDate } from '@date-fns/tz'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import { siteUrl } from '@/lib/platform/site'
import { addressNode } from '@/lib/site/seo/schema-org/community'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'
import { publisherNode } from '@/lib/site/seo/schema-org/organization'
import { snippet } from '@/lib/site/seo/snippet'

type Community = {
  slug: string
  name: string
  street: string | null
  city: string | null
  state: string
  zip: string | null
  timeZone: string
}

type EventFacts = {
  slug: string
  title: string
  summary: string | null
  description: string | null
  startsAt: Date
  endsAt: Date | null
  locationText: string | null
  calledOff: boolean
  image?: PictureImage | null
}

/** An event's node, or null without a location, which it needs and we must not make up. */
export function eventNode(
  event: EventFacts,
  community: Community | null,
  path: string,
  company: { companyName: string; timeZone: string },
): SchemaNode | null {
  const place = placeOf(event, community)
  if (!place) return null
  const zone = community?.timeZone ?? company.timeZone
  const local = (moment: Date) => new TZDate(moment, zone).toISOString()
  return {
    '@type': 'Event',
    name: event.title,
    url: siteUrl(path),
    startDate: local(event.startsAt),
    endDate: event.endsAt && local(event.endsAt),
    eventStatus: `https://schema.org/${event.calledOff ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place,
    image: event.image && [siteUrl(event.image.url)],
    description: snippet(event.summary, event.description),
    organizer: publisherNode(company),
  }
}

function placeOf({ locationText }: EventFacts, community: Community | null) {
  if (community) return { '@type': 'Place', name: community.name, address: addressNode(community) }
  if (locationText?.trim()) return { '@type': 'Place', name: locationText, address: locationText }
  return null
}
