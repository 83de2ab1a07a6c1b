import 'server-only'
import type { CommunityDetail } from '@/lib/site/communities/community'
import type { PublicSiteSettings } from '@/lib/site/content/site-settings'
import { communityNode } from '@/lib/site/seo/schema-org/community'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'
import { breadcrumbNode, faqNode } from '@/lib/site/seo/schema-org/texts'

/** Nodes of a community's page. Google wants Event data only on the events' own pages. */
export function communityNodes(
  community: CommunityDetail,
  phone: { dial: string },
  settings: PublicSiteSettings,
): (SchemaNode | null)[] {
  return [
    communityNode(community, phone, settings),
    breadcrumbNode([
      { label: 'Home', href: '/' },
      { label: 'Communities', href: '/communities' },
      { label: community.name },
    ]),
    faqNode(community.faqs),
  ]
}
