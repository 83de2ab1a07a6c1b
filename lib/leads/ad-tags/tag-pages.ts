import { CAMPAIGN_PARAMETERS } from '@/lib/site/tracking/campaign'

/**
 * The pages on which tags of ad platforms may run, each with the address they are told (docs/decisions/055-ad-tags.md). Whatever
 * is not named has none: care types and cities, the quiz, landing pages, articles and guides say something of
 * somebody's health; others hold a form, belong to one visitor or are written by editors.
 */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/blog', '/blog'],
  ['/communities', '/communities'],
  // Which community somebody looks at is nobody's business (decision 053).
  ['/communities/*', '/communities'],
  ['/events', '/events'],
  ['/pricing-and-availability', '/pricing-and-availability'],
  ['/reviews', '/reviews'],
  ['/team', '/team'],
  ['/virtual-tour-and-floorplans', '/virtual-tour-and-floorplans'],
])

/** Where a sent request leads to. Its address has a name in it for a moment, of which no tag learns. */
const CONFIRMATION = '/tour-scheduled'

/**
 * The address that tags are told for a page, without a query; null where none may run. A query beside that of an
 * advertisement is a choice of the visitor's, such as a kind of care.
 */
export function toldAddress(path: string, search: string): string | null {
  if (path === CONFIRMATION) return path
  const chosen = [...new URLSearchParams(search).keys()].some((name) => !OF_ADS.test(name))
  if (chosen || path === '/communities/compare') return null
  return PAGES.get(path) ?? PAGES.get(path.replace(/^(\/communities)\/[^/]+$/, '$1/*')) ?? null
}

const OF_ADS = new RegExp(
  `^(?:${Object.keys(CAMPAIGN_PARAMETERS).join('|')}|utm_\\w+|gad_\\w+|gclsrc|srsltid|_gl)$`,
)
