import { ANY_CARE } from '@/lib/site/communities/any-care'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { citiesOf } from '@/lib/site/communities/community-facets'

type Target = {
  community: { slug: string; active: boolean } | null
  careType: { slug: string; active: boolean } | null
  cities: string[]
}

/**
 * The communities a landing page speaks of: its own community when it has one; otherwise those that serve one of its cities
 * and offer its kind of care, where it names them. A page that names nothing speaks of all communities.
 */
export function communitiesOf(
  { community, careType, cities }: Target,
  all: CommunityCard[],
): CommunityCard[] {
  if (community?.active) return all.filter(({ slug }) => slug === community.slug)
  return all.filter(
    (community) =>
      (cities.length === 0 ||
        cities.some((city) => community.citySlug === city || community.servesCities.includes(city))) &&
      (!careType?.active || community.careTypes.some(({ slug }) => slug === careType.slug)),
  )
}

/** Links to the pages of the cities a landing page names, in its kind of care: only pages that a community makes true. */
export function cityLinksOf({ careType, cities }: Target, communities: CommunityCard[]) {
  const care = careType?.active ? careType.slug : null
  const offering = communities.filter(({ careTypes }) => !care || careTypes.some(({ slug }) => slug === care))
  return citiesOf(offering)
    .filter(({ slug }) => cities.includes(slug))
    .map(({ slug, name }) => ({ href: `/${care ?? ANY_CARE}/${slug}`, label: name }))
}
