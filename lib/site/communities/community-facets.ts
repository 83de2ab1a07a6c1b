import type { CommunityCard } from '@/lib/site/communities/communities'

type Facet = { slug: string; name: string }

/** Price limits offered in the search, US dollars a month. */
export const PRICE_STEPS = [3500, 4000, 4500, 5000, 6000, 7500, 9000]

/** Cities where a community is located or that it serves, by name. */
export function citiesOf(communities: Pick<CommunityCard, 'city' | 'citySlug' | 'servesCities'>[]): Facet[] {
  const found = new Map<string, string>()
  for (const { city, citySlug, servesCities } of communities) {
    if (city && citySlug) found.set(citySlug, city)
    for (const slug of servesCities) if (!found.has(slug)) found.set(slug, cityName(slug))
  }
  return byName(found)
}

const MAX_CHOICES = 200

/** City choices of the search. When there are too many, only cities with a community, plus the chosen one. */
export function cityChoices(
  communities: Pick<CommunityCard, 'city' | 'citySlug' | 'servesCities'>[],
  chosen: string | null,
): Facet[] {
  const all = citiesOf(communities)
  if (all.length <= MAX_CHOICES) return all
  const located = new Set(communities.map(({ citySlug }) => citySlug))
  return all.filter(({ slug }) => located.has(slug) || slug === chosen)
}

export function careTypesOf(communities: CommunityCard[]): Facet[] {
  return communities.flatMap(({ careTypes }) => careTypes).filter(isFirst)
}

export function amenitiesOf(communities: CommunityCard[]): Facet[] {
  return byName(
    new Map(communities.flatMap(({ amenities }) => amenities.map(({ slug, name }) => [slug, name]))),
  )
}

function isFirst({ slug }: Facet, index: number, all: Facet[]): boolean {
  return all.findIndex((other) => other.slug === slug) === index
}

function byName(names: Map<string, string>): Facet[] {
  return [...names].map(([slug, name]) => ({ slug, name })).sort((a, b) => a.name.localeCompare(b.name))
}

/** 'fort-collins' → 'Fort Collins'. Served cities are stored only as slugs. */
function cityName(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
