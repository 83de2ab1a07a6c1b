import { clickedPlatform } from '@/lib/platform/ad-platforms/ad-platforms'
import type { Campaign } from '@/lib/site/tracking/campaign'

/** One marketing touch as stored: ISO time, landing page, referrer and campaign. */
export type Touch = Campaign & { at: string; landingPageUrl?: string; referrer?: string }

/** First and last touch before the request (F2); identical after a single visit. */
export type Touches = { first: Touch; last: Touch }

export function touchesIn(stored: unknown): Touches | null {
  if (!stored || typeof stored !== 'object' || !('first' in stored) || !('last' in stored)) return null
  return stored as Touches
}

/** Describes a touch for staff: 'Google ad, campaign “spring”, keyword “denver”'. */
export function describeTouch(touch: Touch): string {
  const { utmCampaign, utmTerm, utmContent } = touch
  return [
    touchSource(touch),
    utmCampaign && `campaign “${utmCampaign}”`,
    utmTerm && `keyword “${utmTerm}”`,
    utmContent && `ad “${utmContent}”`,
  ]
    .filter(Boolean)
    .join(', ')
}

type Entered = { landingPageUrl: string | null; touches: unknown }

/**
 * Touch to which the stored entry page belongs. A form also says where its own visit began, which need not be
 * a touch.
 */
export function entryTouchLabel({ landingPageUrl, touches }: Entered): string {
  const { first, last } = touchesIn(touches) ?? {}
  const isOf = (touch: Touch | undefined) =>
    touch?.landingPageUrl !== undefined && pageOf(touch.landingPageUrl) === pageOf(landingPageUrl ?? '')
  if (isOf(first) && isOf(last)) return 'first and last touch'
  if (isOf(last)) return 'last touch'
  return isOf(first) ? 'first touch' : 'visit that sent the form'
}

/** An address without what tells clicks apart: it is cut off where a cookie would be too long. */
const pageOf = (address: string) => address.split(/[?#]/, 1)[0]

export function landingPath({ landingPageUrl }: Touch): string | null {
  if (!landingPageUrl) return null
  return URL.canParse(landingPageUrl)
    ? new URL(landingPageUrl).pathname
    : (landingPageUrl.split('?', 1)[0] ?? null)
}

/** Short source of a touch: 'Google ad'. */
export function touchSource(touch: Partial<Record<keyof Touch, string | null>>): string {
  const { utmSource, utmMedium, referrer } = touch
  const platform = clickedPlatform(touch)
  if (platform) return platform.ad
  if (utmSource || utmMedium) return `Tagged link: ${[utmSource, utmMedium].filter(Boolean).join(', ')}`
  if (referrer && URL.canParse(referrer)) return `Link on ${new URL(referrer).host}`
  return 'Typed the URL or bookmark'
}
