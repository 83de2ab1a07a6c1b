import { refusesAds } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'
import { type Campaign, campaignOf } from '@/lib/site/tracking/campaign'

const KEY = 'porchlight-visit'

/** How this visit began, the last advertisement it came through, and the last landing page it saw. */
export type Visit = Campaign & { landingPageUrl: string; referrer?: string; landingPageTemplateId?: string }

/**
 * Notes the first page of the visit, what linked to it, any advertisement in the address, and the landing page shown now.
 * Browser only; silent without storage.
 */
export function noteVisit(landingPageTemplateId?: string): void {
  if (isPrivatePage(location.pathname)) return
  const isRefused = refusesAds()
  // Who refuses advertising is followed by nothing that an advertisement wrote into the address.
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
    // A new advertisement replaces the one before it whole: half of each would name a campaign that never was.
    ...(Object.keys(arrived).length > 0 ? arrived : campaignIn(known)),
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // Storage may be forbidden; the lead then carries the page it is sent from.
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

/** What linked to the first page, unless it is a page of our own. */
function foreignReferrer(): string | undefined {
  const { referrer } = document
  if (!referrer || !URL.canParse(referrer) || new URL(referrer).host === location.host) return undefined
  return referrer.slice(0, 2000)
}

/** What `noteVisit` kept in this tab, or null. */
export function readVisit(): Visit | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'landingPageUrl' in kept ? (kept as Visit) : null
  } catch {
    return null
  }
}
