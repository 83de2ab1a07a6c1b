import { escapeHtml } from '@/lib/platform/escape-html'
import { titleFromSlug } from '@/lib/platform/plain-slug'

/** The texts of a landing page in which `{city}` and `{community}` stand for the places it is for. */
export const PLACE_TEXTS = [
  'metaDescription',
  'h1Headline',
  'subheadline',
  'heroTitle',
  'heroSubtitle',
  'heroCtaText',
  'heroTitleB',
  'heroSubtitleB',
  'heroCtaTextB',
  'customContent',
] as const

type Places = { cities: readonly string[]; community: { name: string; city: string | null } | null }

type Texts = { [K in (typeof PLACE_TEXTS)[number]]?: string | null }

/** The page with the names of its places in its texts. A place that it does not have is left out. */
export function withPlaces<P extends Texts & Places>(page: P): P {
  const names = placeNames(page)
  const filled = PLACE_TEXTS.flatMap((name) => {
    const text = page[name]
    if (!text?.includes('{')) return []
    return [[name, fill(text, names, name === 'customContent' ? escapeHtml : (words) => words)] as const]
  })
  return { ...page, ...Object.fromEntries(filled) }
}

/** `{city}` and `{community}` as texts say them; null for a place that the page does not have. */
function placeNames({ cities, community }: Places): Record<'city' | 'community', string | null> {
  const named = cities.map((city) => titleFromSlug(city))
  return {
    city: named.length > 0 ? listed(named) : (community?.city ?? null),
    community: community?.name ?? null,
  }
}

/** The placeholders in a text for which the page has no place, such as '{city}'. */
export function openPlaces(text: string, places: Places): string[] {
  const names = placeNames(places)
  return (['city', 'community'] as const)
    .filter((place) => names[place] === null && text.includes(`{${place}}`))
    .map((place) => `{${place}}`)
}

function fill(
  text: string,
  names: Record<'city' | 'community', string | null>,
  written: (words: string) => string,
): string {
  return text
    .replaceAll(/ ?\{(city|community)\}/g, (found, place: 'city' | 'community') => {
      const name = names[place]
      return name === null ? '' : `${found.startsWith(' ') ? ' ' : ''}${written(name)}`
    })
    .trim()
}

/** 'Taos, Española and Santa Fe' */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
