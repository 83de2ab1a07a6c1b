import 'server-only'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import { metaIdsOf } from '@/lib/leads/intake/meta-ids'
import { type KeptVisit, openVisit } from '@/lib/leads/intake/visit-cookie'
import { clientAddress } from '@/lib/platform/http/client-address'
import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'
import { type Version, versionsIn } from '@/lib/site/landing-pages/version'

/** What surrounds a submission and is not in its body. */
export type RequestContext = {
  receivedAt: Date
  /** As the front saw it; null when it is unknown. */
  clientIpAddress: string | null
  userAgent: string | null
  /** The page the form stood on. */
  pageUrl: string | null
  /** What our cookie kept of how the visitor came here; nothing of a visitor who refuses advertising. */
  visit: KeptVisit | null
  /** `Sec-GPC: 1`, or the visitor's own choice in its cookie (reading 10). */
  refusesAds: boolean
  requestId: string | null
  /** Versions of landing pages that the visitor saw, by the id of their test (decision 061); whoever refuses advertising is in none. */
  versions?: ReadonlyMap<string, Version>
  /** Whose program sends it, in a family's name (decision 032); visitors have none. */
  partner?: ApiKeyHolder
  /** The form beneath an ad that it came by, and what the desk calls that way (decision 050). */
  adForm?: { source: string; name: string }
  /** When Continue was pressed of a form that was not finished (decision 047). */
  continuedAt?: Date
  /** The username of whoever wrote down a call or a visit. */
  enteredBy?: string
  /** The mail it came by, and of which agency that is (decision 048). */
  mail?: { agency: string | null }
}

/** Reads them from a request's headers, which only the front may be believed about. */
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

/** With Meta's cookies, which only mean something beside a visit of ours. */
function visitIn(cookies: string | null): KeptVisit | null {
  const visit = openVisit(cookies)
  return visit && { ...visit, ...metaIdsOf(cookies, visit) }
}
