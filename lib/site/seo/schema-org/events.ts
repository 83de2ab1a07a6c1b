import 'server-only'
import { TZDate } from '@date-fns/tz'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import { siteUrl } from '@/lib/platform/site'
import { addressNode } from '@/lib/site/seo/schema-org/community'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'
import { publisherNode } from '@/lib/site/seo/schema-org/organization'
import { snippet } from '@/lib/site/seo/snippet'

type House = {
  slug: string
  name: string
  street: string | null
  city: string | null
  state: string
  zip: string | null
  timeZone: string
}

type Happening = {
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

/**
 * A coming event. Null where its place is not known yet ("Location TBD"): an event needs one, and a made-up one would
 * be wrong.
 * @param path the address that tells most about it
 */
export function eventNode(
  event: Happening,
  community: House | null,
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

function placeOf({ locationText }: Happening, community: House | null) {
  if (community) return { '@type': 'Place', name: community.name, address: addressNode(community) }
  if (locationText?.trim()) return { '@type': 'Place', name: locationText, address: locationText }
  return null
}
