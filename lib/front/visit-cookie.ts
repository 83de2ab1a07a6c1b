import type { IncomingMessage } from 'node:http'
import type { Step } from '@/lib/front/front'
import { campaignOf } from '@/lib/intake/campaign'
import { type KeptVisit, sealVisit, VISIT_COOKIE } from '@/lib/intake/visit-cookie'
import { adChoiceIn } from '@/lib/privacy/ad-choice'
import { isPrivatePage } from '@/lib/private-pages'

/** As the privacy page says. */
const DAYS_90 = 90 * 24 * 60 * 60

const KNOWN = `${VISIT_COOKIE}=`

const NOT_PUBLIC = /^\/(?:admin|api|login|media|_next|monitoring)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/**
 * Keeps how a visitor came here in a first-party cookie that the server sets: Safari keeps one written by script for seven
 * days only (F1). Set with the first page, and again when another advertisement brings the visitor; never for a
 * browser that sends Global Privacy Control or Do Not Track, nor for a visitor who said no to advertising.
 */
export function rememberVisit(siteUrl: string): Step {
  const secure = siteUrl.startsWith('https://')
  return (request, response, path) => {
    const { headers, url = '/' } = request
    const isKnown = headers.cookie?.includes(KNOWN) ?? false
    // Most answers end here: an advertisement is named in the query.
    if ((isKnown && !url.includes('?')) || !isPageOpened(request, path)) return false
    const visit = visitOf(request, siteUrl)
    if (isKnown && !visit.isAdvertised) return false
    const value = sealVisit(visit.kept)
    if (!value) return false
    const attributes = `Path=/; Max-Age=${DAYS_90}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    response.appendHeader('set-cookie', `${VISIT_COOKIE}=${value}; ${attributes}`)
    return false
  }
}

/** A page opened by a person: not a file, not data for a page that is open already. */
function isPageOpened({ method, headers }: IncomingMessage, path: string): boolean {
  const kind = headers['sec-fetch-dest']
  const isPage = kind ? kind === 'document' : headers.accept?.includes('text/html') && !headers.rsc
  if (!isPage || method !== 'GET' || NOT_PUBLIC.test(path) || isPrivatePage(path)) return false
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false
  return adChoiceIn(headers.cookie ?? null) !== 'denied'
}

function visitOf(
  { url = '/', headers }: IncomingMessage,
  siteUrl: string,
): { kept: KeptVisit; isAdvertised: boolean } {
  const campaign = campaignOf(url.split(/\?(.*)/s, 2)[1] ?? '')
  const { referer, host } = headers
  const isForeign = referer && URL.canParse(referer) && new URL(referer).host !== host
  return {
    kept: {
      landingPageUrl: `${siteUrl.replace(/\/$/, '')}${url}`.slice(0, 1_000),
      ...(isForeign && { referrer: referer.slice(0, 300) }),
      ...campaign,
    },
    isAdvertised: Object.keys(campaign).length > 0,
  }
}
