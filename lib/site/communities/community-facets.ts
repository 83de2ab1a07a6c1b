import type { CommunityCard } from '@/lib/site/communities/communities'

type Facet = { slug: string; name: string }

/** Upper limits offered in the search, US dollars a month. */
export const PRICE_STEPS = [3500, 4000, 4500, 5000, 6000, 7500, 9000]

/** Cities in which a community stands or which it serves, by name. */
export function citiesOf(communities: Pick<CommunityCard, 'city' | 'citySlug' | 'servesCities'>[]): Facet[] {
  const found = new Map<string, string>()
  for (const { city, citySlug, servesCities } of communities) {
    if (city && citySlug) found.set(citySlug, city)
    for (const slug of servesCities) if (!found.has(slug)) found.set(slug, cityName(slug))
  }
  return byName(found)
}

/** More entries than a person scrolls through. */
const MOST_CHOICES = 200

/**
 * The cities to choose from in a search. Where communities serve very many, only those in which one stands; the chosen one
 * is always among them.
 */
export function cityChoices(
  communities: Pick<CommunityCard, 'city' | 'citySlug' | 'servesCities'>[],
  chosen: string | null,
): Facet[] {
  const all = citiesOf(communities)
  if (all.length <= MOST_CHOICES) return all
  const standing = new Set(communities.map(({ citySlug }) => citySlug))
  return all.filter(({ slug }) => standing.has(slug) || slug === chosen)
}

/** Care types that at least one of the communities offers. */
export function careTypesOf(communities: CommunityCard[]): Facet[] {
  return communities.flatMap(({ careTypes }) => careTypes).filter(isFirst)
}

/** Amenities that at least one of the communities has, by name. */
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

/** 'fort-collins' → 'Fort Collins': a neighboring city is stored by its address alone. */
function cityName(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
