import { addressSlug } from '@/lib/platform/address-slug'

/** One to three segments of letters, digits, hyphens and placeholders. */
const PATTERN = /^(?:\/(?:[a-z0-9-]|\{city\}|\{community\})+){1,3}$/

type Landing = { urlPattern: string; cities: readonly string[]; communitySlug: string | null }

/** Error message; null for a valid pattern such as '/visit-{community}' or '/{city}-senior-living'. */
export function patternFault({ urlPattern, cities, communitySlug }: Landing): string | null {
  if (!PATTERN.test(urlPattern)) {
    return 'Enter a path such as /visit-{community} or /{city}-senior-living, in lowercase letters, digits and hyphens'
  }
  if (urlPattern.includes('{city}') && cities.length === 0) return '{city} needs a city below'
  if (urlPattern.includes('{community}') && !communitySlug) return '{community} needs a community below'
  return null
}

/** URL paths of a pattern, one per city where it has {city}; none while a placeholder has no value. */
export function patternAddresses({ urlPattern, cities, communitySlug }: Landing): string[] {
  if (patternFault({ urlPattern, cities, communitySlug })) return []
  const filled = urlPattern.replaceAll('{community}', communitySlug ?? '')
  if (!filled.includes('{city}')) return [filled]
  return [...new Set(cities.map((city) => filled.replaceAll('{city}', addressSlug(city))))]
}
