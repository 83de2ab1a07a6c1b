import type { IncomingMessage } from 'node:http'
import {
  type KeptTouch,
  type KeptVisit,
  openVisit,
  sealVisit,
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
 * Keeps how a visitor came here in a first-party cookie that the server sets: Safari keeps one written by script for seven
 * days only (F1). Set with the first page, and again when another advertisement brings the visitor, beside the first touch; never
 * for a browser that sends Global Privacy Control or Do Not Track, nor for a visitor who said no to advertising. It stands in
 * front of the pages kept in memory, so that these stay the same for everybody (decision 052).
 */
export function rememberVisit(siteUrl: string, now: () => number = Date.now): Step {
  const secure = siteUrl.startsWith('https://')
  return (request, response, path) => {
    const { headers, url = '/' } = request
    const isKnown = headers.cookie?.includes(KNOWN) ?? false
    // Most answers end here: an advertisement is named in the query.
    if ((isKnown && !url.includes('?')) || !isPageOpened(request, path)) return false
    const { touch, isAdvertised } = touchOf(request, siteUrl, now())
    if (isKnown && !isAdvertised) return false
    const value = sealVisit(joined(openVisit(headers.cookie ?? null), touch))
    if (!value) return false
    const attributes = `Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    response.appendHeader('set-cookie', `${VISIT_COOKIE}=${value}; ${attributes}`)
    return false
  }
}

/**
 * A page opened by a person who lets it be counted: not a file, not data for a page that is open already, no signal or choice
 * against being followed.
 */
export function isPageOpened({ method, headers }: IncomingMessage, path: string): boolean {
  const kind = headers['sec-fetch-dest']
  const isPage = kind ? kind === 'document' : headers.accept?.includes('text/html') && !headers.rsc
  if (!isPage || method !== 'GET' || NOT_PUBLIC.test(path) || isPrivatePage(path)) return false
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false
  return adChoiceIn(headers.cookie ?? null) !== 'denied'
}

/** The newest touch is the last one, whatever came between; a first touch older than the cookie may live is none any more. */
function joined(known: KeptVisit | null, touch: KeptTouch): KeptVisit {
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
