import { addressSlug } from '@/lib/platform/address-slug'

/** Parts of one or more lower-case letters, digits, hyphens and blanks to fill in. */
const PATTERN = /^(?:\/(?:[a-z0-9-]|\{city\}|\{community\})+){1,3}$/

type Landing = {
  urlPattern: string
  cities: readonly string[]
  communitySlug: string | null
}

/** What is wrong with an address pattern; null for a good one, such as '/visit-{community}' or '/{city}-senior-living'. */
export function patternFault({ urlPattern, cities, communitySlug }: Landing): string | null {
  if (!PATTERN.test(urlPattern)) {
    return 'Write an address such as /visit-{community} or /{city}-senior-living, in lower-case letters, digits and hyphens'
  }
  if (urlPattern.includes('{city}') && cities.length === 0) return '{city} needs a city below'
  if (urlPattern.includes('{community}') && !communitySlug) return '{community} needs a community below'
  return null
}

/** The addresses a pattern stands for: one for each city where it names {city}; none while a blank cannot be filled. */
export function patternAddresses({ urlPattern, cities, communitySlug }: Landing): string[] {
  if (patternFault({ urlPattern, cities, communitySlug })) return []
  const filled = urlPattern.replaceAll('{community}', communitySlug ?? '')
  if (!filled.includes('{city}')) return [filled]
  return [...new Set(cities.map((city) => filled.replaceAll('{city}', addressSlug(city))))]
}
