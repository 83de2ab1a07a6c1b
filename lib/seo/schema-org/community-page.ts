import { isOver } from '@/lib/events/visibility'
import 'server-only'
import type { CommunityDetail } from '@/lib/communities/community'
import type { PublicSiteSettings } from '@/lib/content/site-settings'
import { communityNode } from '@/lib/seo/schema-org/community'
import { eventNode } from '@/lib/seo/schema-org/events'
import type { SchemaNode } from '@/lib/seo/schema-org/json-ld'
import { breadcrumbNode, faqNode } from '@/lib/seo/schema-org/texts'

/** Everything a community's page says as data: the community, the way to it, what is on and what is asked there. */
export function communityNodes(
  community: CommunityDetail,
  phone: { dial: string },
  settings: PublicSiteSettings,
  now: Date,
): (SchemaNode | null)[] {
  const coming = community.events.filter((event) => !isOver(event, now))
  return [
    communityNode(community, phone, settings),
    breadcrumbNode([
      { label: 'Home', href: '/' },
      { label: 'Communities', href: '/communities' },
      { label: community.name },
    ]),
    ...coming.map((event) => eventNode(event, community, `/events/${event.slug}`, settings)),
    faqNode(community.faqs),
  ]
}
