import type { KeptTouch } from '@/lib/leads/intake/visit-cookie'

/** Coarse categories of views, so that nobody is identifiable. */
const DEVICES = ['phone', 'tablet', 'computer'] as const
const WAYS = ['google-ad', 'microsoft-ad', 'meta-ad', 'marked-link', 'site', 'direct'] as const

export type Device = (typeof DEVICES)[number]
export type ViewWay = (typeof WAYS)[number]

/** Device category from a user agent. */
export function deviceOf(agent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(agent) ? 'phone' : 'computer'
}

/** Source of a visitor's last touch, in the order of lib/leads/intake/touches.ts. */
export function viewWayOf(touch: KeptTouch | null): ViewWay {
  if (!touch) return 'direct'
  const { gclid, gbraid, wbraid, msclkid, fbclid, utmSource, utmMedium, utmCampaign, referrer } = touch
  if (gclid || gbraid || wbraid) return 'google-ad'
  if (msclkid) return 'microsoft-ad'
  if (fbclid) return 'meta-ad'
  if (utmSource || utmMedium || utmCampaign) return 'marked-link'
  return referrer ? 'site' : 'direct'
}
