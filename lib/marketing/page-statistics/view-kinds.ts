import type { KeptTouch } from '@/lib/leads/intake/visit-cookie'
import { type AdPlatformId, clickedPlatform } from '@/lib/platform/ad-platforms/ad-platforms'

/** Coarse categories of views, so that no one is identifiable. */
export type Device = 'phone' | 'tablet' | 'computer'
export type ViewWay = `${AdPlatformId}-ad` | 'marked-link' | 'site' | 'direct'

/** Device category from a user agent. */
export function deviceOf(agent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(agent) ? 'phone' : 'computer'
}

/** Source of a visitor's last touch, in the order of lib/leads/intake/touches.ts. */
export function viewWayOf(touch: KeptTouch | null): ViewWay {
  if (!touch) return 'direct'
  const { utmSource, utmMedium, utmCampaign, referrer } = touch
  const platform = clickedPlatform(touch)
  if (platform) return `${platform.id}-ad`
  if (utmSource || utmMedium || utmCampaign) return 'marked-link'
  return referrer ? 'site' : 'direct'
}
