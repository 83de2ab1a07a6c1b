import type { KeptTouch } from '@/lib/leads/intake/visit-cookie'
import { clickedPlatform } from '@/lib/platform/ad-platforms/ad-platforms'

export type Way = { source: string; medium: string | null; campaign: string | null }

const SEARCH = /(?:^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave)\.[a-z.]+$/

/** Derives source, medium and campaign from UTM fields, click ids or the referrer; null if unknown. */
export function wayOfTouch(touch: KeptTouch): Way | null {
  const { utmSource, utmMedium, utmCampaign } = touch
  const clicked = clickedPlatform(touch)?.source
  if (utmSource || clicked) {
    return {
      source: (utmSource ?? clicked ?? '').toLowerCase(),
      medium: (utmMedium ?? (clicked ? 'cpc' : null))?.toLowerCase() ?? null,
      campaign: utmCampaign?.toLowerCase() ?? null,
    }
  }
  const { referrer } = touch
  if (!referrer || !URL.canParse(referrer)) return null
  const host = new URL(referrer).hostname.replace(/^www\./, '')
  const search = SEARCH.exec(host)?.[1]
  return search
    ? { source: search, medium: 'organic', campaign: null }
    : { source: host, medium: 'referral', campaign: null }
}
