import { refusesAds } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'
import { type Campaign, campaignOf } from '@/lib/site/tracking/campaign'

const KEY = 'porchlight-visit'

export type Visit = Campaign & { landingPageUrl: string; referrer?: string; landingPageTemplateId?: string }

/** Stores how the visit began, its last ad and landing page. Browser only; silent without storage. */
export function noteVisit(landingPageTemplateId?: string): void {
  if (isPrivatePage(location.pathname)) return
  const isRefused = refusesAds()
  // Visitors who refuse ads are not tracked by parameters of an ad.
  const arrived = isRefused ? {} : campaignOf(location.search)
  const known = readVisit()
  const isKnown = !landingPageTemplateId || landingPageTemplateId === known?.landingPageTemplateId
  if (known && isKnown && Object.keys(arrived).length === 0) return
  const referrer = known ? known.referrer : foreignReferrer()
  const landing = landingPageTemplateId ?? known?.landingPageTemplateId
  const visit: Visit = {
    landingPageUrl:
      known?.landingPageUrl ??
      (isRefused ? location.origin + location.pathname : location.href.slice(0, 2000)),
    ...(referrer && { referrer }),
    ...(landing && { landingPageTemplateId: landing }),
    // Replaced as a whole: mixing two ads would name a campaign that never existed.
    ...(Object.keys(arrived).length > 0 ? arrived : campaignIn(known)),
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // Storage may be blocked; the lead then carries the page it is sent from.
  }
}

function campaignIn(known: Visit | null): Campaign {
  const {
    landingPageUrl: _page,
    referrer: _referrer,
    landingPageTemplateId: _template,
    ...campaign
  } = known ?? {}
  return campaign as Campaign
}

function foreignReferrer(): string | undefined {
  const { referrer } = document
  if (!referrer || !URL.canParse(referrer) || new URL(referrer).host === location.host) return undefined
  return referrer.slice(0, 2000)
}

export function readVisit(): Visit | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'landingPageUrl' in kept ? (kept as Visit) : null
  } catch {
    return null
  }
}
