import 'server-only'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import { metaIdsOf } from '@/lib/leads/intake/meta-ids'
import { type KeptVisit, readVisitCookie } from '@/lib/leads/intake/visit-cookie'
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
  /** API key holder sending on a family's behalf (decision 032). */
  partner?: ApiKeyHolder
  /** Ad form it came from, with its name for staff (decision 050). */
  adForm?: { source: string; name: string }
  /** Time of the last Continue in a form that was not finished (decision 047). */
  continuedAt?: Date
  enteredBy?: string
  /** Set for leads from mail, with the sending agency (decision 048). */
  mail?: { agency: string | null }
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

/** Meta's cookies only matter together with a visit of ours. */
function visitIn(cookies: string | null): KeptVisit | null {
  const visit = readVisitCookie(cookies)
  return visit && { ...visit, ...metaIdsOf(cookies, visit) }
}
