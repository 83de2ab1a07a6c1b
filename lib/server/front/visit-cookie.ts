import type { IncomingMessage } from 'node:http'
import {
  encodeVisitCookie,
  type KeptTouch,
  type KeptVisit,
  readVisitCookie,
  VISIT_COOKIE,
  VISIT_DAYS,
} from '@/lib/leads/intake/visit-cookie'
import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'
import type { Step } from '@/lib/server/front/front'
import { campaignOf } from '@/lib/site/tracking/campaign'

const KNOWN = `${VISIT_COOKIE}=`
const MAX_AGE_S = VISIT_DAYS * 24 * 60 * 60

const NOT_PUBLIC = /^\/(?:admin|api|login|media|_next|monitoring)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/**
 * Keeps first and last touch in a server-set cookie (F1): Safari keeps script-set ones for seven days only.
 * Not after an opt-out. A front step, so that cached pages are the same for everyone (decision 052).
 */
export function rememberVisit(siteUrl: string, now: () => number = Date.now): Step {
  const secure = siteUrl.startsWith('https://')
  return (request, response, path) => {
    const { headers, url = '/' } = request
    const isKnown = headers.cookie?.includes(KNOWN) ?? false
    // Most requests end here: ads are recognized by the query.
    if ((isKnown && !url.includes('?')) || !isPageOpened(request, path)) return false
    const { touch, isAdvertised } = touchOf(request, siteUrl, now())
    if (isKnown && !isAdvertised) return false
    const value = encodeVisitCookie(mergeTouch(readVisitCookie(headers.cookie ?? null), touch))
    if (!value) return false
    const attributes = `Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    response.appendHeader('set-cookie', `${VISIT_COOKIE}=${value}; ${attributes}`)
    return false
  }
}

/** True when a person opens a page and may be counted: no file, no client-side data, no opt-out signal. */
export function isPageOpened({ method, headers }: IncomingMessage, path: string): boolean {
  const kind = headers['sec-fetch-dest']
  const isPage = kind ? kind === 'document' : headers.accept?.includes('text/html') && !headers.rsc
  if (!isPage || method !== 'GET' || NOT_PUBLIC.test(path) || isPrivatePage(path)) return false
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false
  return adChoiceIn(headers.cookie ?? null) !== 'denied'
}

/** Updates the last touch, and drops a first touch older than the cookie's lifetime. */
function mergeTouch(known: KeptVisit | null, touch: KeptTouch): KeptVisit {
  const oldest = (touch.at ?? 0) - MAX_AGE_S * 1000
  const first = [known?.first, known?.last].find((earlier) => (earlier?.at ?? 0) > oldest)
  return first ? { first, last: touch } : { first: touch }
}

function touchOf(
  { url = '/', headers }: IncomingMessage,
  siteUrl: string,
  at: number,
): { touch: KeptTouch; isAdvertised: boolean } {
  const campaign = campaignOf(url.split(/\?(.*)/s, 2)[1] ?? '')
  const { referer, host } = headers
  const isForeign = referer && URL.canParse(referer) && new URL(referer).host !== host
  return {
    touch: {
      at,
      landingPageUrl: `${siteUrl.replace(/\/$/, '')}${url}`.slice(0, 1_000),
      ...(isForeign && { referrer: referer.slice(0, 300) }),
      ...campaign,
    },
    isAdvertised: Object.keys(campaign).length > 0,
  }
}
