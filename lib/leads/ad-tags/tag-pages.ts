import { CAMPAIGN_PARAMETERS } from '@/lib/site/tracking/campaign'

/**
 * Pages where ad tags may run, with the address reported to them (docs/decisions/055-ad-tags.md). Pages not
 * listed reveal something about someone's health, contain a form, belong to one visitor or are written by
 * editors.
 */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/blog', '/blog'],
  ['/communities', '/communities'],
  // The community a visitor looks at is not reported (decision 053).
  ['/communities/*', '/communities'],
  ['/events', '/events'],
  ['/pricing-and-availability', '/pricing-and-availability'],
  ['/reviews', '/reviews'],
  ['/team', '/team'],
  ['/virtual-tour-and-floorplans', '/virtual-tour-and-floorplans'],
])

/** Target of a submitted request. Its address briefly contains a name, which tags must not see. */
const CONFIRMATION = '/tour-scheduled'

/** Address reported to tags, or null where none may run. Non-ad queries reveal choices like a care type. */
export function reportedAddress(path: string, search: string): string | null {
  if (path === CONFIRMATION) return path
  const chosen = [...new URLSearchParams(search).keys()].some((name) => !OF_ADS.test(name))
  if (chosen || path === '/communities/compare') return null
  return PAGES.get(path) ?? PAGES.get(path.replace(/^(\/communities)\/[^/]+$/, '$1/*')) ?? null
}

const OF_ADS = new RegExp(
  `^(?:${Object.keys(CAMPAIGN_PARAMETERS).join('|')}|utm_\\w+|gad_\\w+|gclsrc|srsltid|_gl)$`,
)
