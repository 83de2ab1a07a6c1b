import 'server-only'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import { cookieIn, type KeptVisit, readVisitCookie } from '@/lib/leads/intake/visit-cookie'
import type { LeadSource } from '@/lib/leads/sources/lead-source'
import { metaClick } from '@/lib/platform/ad-platforms/meta'
import { clientAddress } from '@/lib/platform/http/client-address'
import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'
import { type Version, versionsIn } from '@/lib/site/landing-pages/version'

export type RequestContext = {
  receivedAt: Date
  /** As seen by the reverse proxy; null when unknown. */
  clientIpAddress: string | null
  userAgent: string | null
  pageUrl: string | null
  /** From our visit cookie; null when the visitor refuses advertising. */
  visit: KeptVisit | null
  /** `Sec-GPC: 1`, or the visitor's own choice in its cookie (reading 10). */
  refusesAds: boolean
  requestId: string | null
  /** Landing page versions seen, by test id (decision 061); absent when the visitor refuses advertising. */
  versions?: ReadonlyMap<string, Version>
  /** Source of leads from elsewhere; our own forms name theirs. */
  source?: LeadSource
  /** API key it was sent with, on a family's behalf (decision 032). */
  apiKey?: ApiKeyHolder
  /** Who may repeat and correct it, where that is no browser (decision 076). */
  sentBy?: string
  /** The origin as the history keeps it: who entered it, the ad form, the agency. */
  facts?: Record<string, unknown>
}

/** Reads the context from request headers, which are trusted only as set by the reverse proxy. */
export function requestContextOf({ headers }: Request, receivedAt = new Date()): RequestContext {
  const cookies = headers.get('cookie')
  const refusesAds = headers.get('sec-gpc')?.trim() === '1' || adChoiceIn(cookies) === 'denied'
  return {
    receivedAt,
    clientIpAddress: clientAddress(headers),
    userAgent: headers.get('user-agent'),
    pageUrl: headers.get('referer')?.slice(0, 2_048) ?? null,
    visit: refusesAds ? null : visitIn(cookies),
    refusesAds,
    requestId: headers.get('x-request-id'),
    ...(!refusesAds && { versions: versionsIn(cookies) }),
  }
}

type Origin = Pick<RequestContext, 'source' | 'apiKey' | 'facts' | 'receivedAt' | 'requestId'>

/** Context of leads that no visitor's browser sends; their source decides about advertising. */
export function withoutVisitor(about: Origin): RequestContext {
  return { ...about, clientIpAddress: null, userAgent: null, pageUrl: null, visit: null, refusesAds: false }
}

/** Meta's cookies only matter together with a visit of ours. */
function visitIn(cookies: string | null): KeptVisit | null {
  const visit = readVisitCookie(cookies)
  return visit && { ...visit, ...metaIdsOf(cookies, visit) }
}

/** Meta's format: fb.subdomain index.milliseconds.id, with an optional suffix from its newer libraries. */
const META_ID = /^fb\.\d\.\d{10,}\.[^.;,\s]+(?:\.[A-Za-z0-9_-]{2,8})?$/

/** Reads Meta's cookies; `fbc` is rebuilt from the click in our own cookie if missing or outdated. */
function metaIdsOf(cookies: string | null, visit: KeptVisit | null): { fbp?: string; fbc?: string } {
  const fbp = cookieIn(cookies, '_fbp')
  const sent = cookieIn(cookies, '_fbc')
  const click = [visit?.last, visit?.first].find((touch) => touch?.fbclid)
  const own = click?.at && click.fbclid ? metaClick(click.at, click.fbclid) : undefined
  const fbc = sent && META_ID.test(sent) && (!click || sent.split('.')[3] === click.fbclid) ? sent : own
  return { ...(fbp && META_ID.test(fbp) && { fbp }), ...(fbc && { fbc }) }
}
