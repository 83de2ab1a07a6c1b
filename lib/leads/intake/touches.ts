import { CAMPAIGN_FIELDS, type Campaign } from '@/lib/site/tracking/campaign'

/** One way in, as it is stored: when (ISO), on which page, what linked to it, and the advertisement. */
export type Touch = Campaign & { at: string; landingPageUrl?: string; referrer?: string }

/** How somebody first came to us, and how they came last before they wrote (F2); one and the same where they came once. */
export type Touches = { first: Touch; last: Touch }

/** The touches of a stored record, or null where none are kept. */
export function touchesIn(stored: unknown): Touches | null {
  if (!stored || typeof stored !== 'object' || !('first' in stored) || !('last' in stored)) return null
  return stored as Touches
}

/** How somebody came, in words for staff: 'Google ad, campaign “spring”, keyword “denver”'. */
export function touchWords(touch: Touch): string {
  const { utmCampaign, utmTerm, utmContent } = touch
  return [
    wayIn(touch),
    utmCampaign && `campaign “${utmCampaign}”`,
    utmTerm && `keyword “${utmTerm}”`,
    utmContent && `ad “${utmContent}”`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Whether an advertisement or a marked link brought them. */
export function isAdvertised(touch: Touch): boolean {
  return CAMPAIGN_FIELDS.some((field) => touch[field])
}

/** The path of the page a touch landed on, without its query. */
export function landingPath({ landingPageUrl }: Touch): string | null {
  if (!landingPageUrl) return null
  return URL.canParse(landingPageUrl)
    ? new URL(landingPageUrl).pathname
    : (landingPageUrl.split('?', 1)[0] ?? null)
}

/** How somebody came, in a few words: 'Google ad'. */
export function wayIn(touch: Partial<Record<keyof Touch, string | null>>): string {
  const { gclid, gbraid, wbraid, msclkid, fbclid, utmSource, utmMedium, referrer } = touch
  if (gclid || gbraid || wbraid) return 'Google ad'
  if (msclkid) return 'Microsoft ad'
  if (fbclid) return 'Facebook or Instagram'
  if (utmSource || utmMedium) return `Marked link: ${[utmSource, utmMedium].filter(Boolean).join(', ')}`
  if (referrer && URL.canParse(referrer)) return `Link on ${new URL(referrer).host}`
  return 'Typed the address, or by a bookmark'
}
