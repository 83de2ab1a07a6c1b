import { ANY_CARE } from '@/lib/site/communities/any-care'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { citiesOf } from '@/lib/site/communities/community-facets'

type Target = {
  community: { slug: string; active: boolean } | null
  careType: { slug: string; active: boolean } | null
  cities: string[]
}

/** The page's own community, or else those that match its cities and care type; all when it has neither. */
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

/** Links to city pages of the landing page's care type, only where a community serves the city. */
export function cityLinksOf({ careType, cities }: Target, communities: CommunityCard[]) {
  const care = careType?.active ? careType.slug : null
  const offering = communities.filter(({ careTypes }) => !care || careTypes.some(({ slug }) => slug === care))
  return citiesOf(offering)
    .filter(({ slug }) => cities.includes(slug))
    .map(({ slug, name }) => ({ href: `/${care ?? ANY_CARE}/${slug}`, label: name }))
}
