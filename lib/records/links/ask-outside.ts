import 'server-only'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { guardedRequest } from '@/lib/platform/integrations/guarded-request'
import { isPublicAddress, type MayAsk, RefusedAddress } from '@/lib/platform/integrations/public-address'
import { siteUrl } from '@/lib/platform/site'

/**
 * `gone`: the other side says that nothing is there. `silent`: nobody answers at that name, which may pass. `unknown`: it
 * cannot be told, or may not be asked.
 */
export type OutsideState = { state: 'sound' | 'gone' | 'silent' | 'unknown'; reason: string }

/** For one link, however often it sends us on. */
const LIMIT_MS = 6_000
const MOST_HOPS = 5

/**
 * Asks another site whether something is at an address: HEAD, and GET without its body where that is refused. Redirects are
 * followed, each judged like the first; nothing but the public internet is asked.
 */
export async function askOutside(
  address: string,
  { mayAsk = isPublicAddress, signal }: { mayAsk?: MayAsk; signal?: AbortSignal } = {},
): Promise<OutsideState> {
  const limit = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), ...(signal ? [signal] : [])])
  try {
    let url = new URL(address)
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      const { status, location } = await statusOf(url, mayAsk, limit)
      if (status < 300 || status > 399 || !location) return stateOf(status)
      if (!URL.canParse(location, url)) return { state: 'unknown', reason: 'It sends on to no address' }
      url = new URL(location, url)
      if (!/^https?:$/.test(url.protocol)) return { state: 'sound', reason: '' }
    }
    return { state: 'silent', reason: 'It sends visitors on without end' }
  } catch (error) {
    return stateOfFailure(error)
  }
}

async function statusOf(url: URL, mayAsk: MayAsk, signal: AbortSignal) {
  const head = await ask('HEAD', url, mayAsk, signal)
  // Many servers answer nothing but GET truly.
  return head.status < 400 ? head : ask('GET', url, mayAsk, signal)
}

async function ask(method: 'HEAD' | 'GET', url: URL, mayAsk: MayAsk, signal: AbortSignal) {
  const headers = { 'user-agent': `PorchlightLinkCheck/1.0 (+${siteUrl('/')})`, accept: '*/*' }
  const answer = await guardedRequest(url, { method, headers, mayAsk, signal })
  return { status: answer.status, location: answer.headers.location }
}

function stateOf(status: number): OutsideState {
  if (status === 404 || status === 410)
    return { state: 'gone', reason: `It answers ${status}: nothing is there` }
  if (status >= 500) return { state: 'silent', reason: `It answers ${status}: out of order` }
  // A page that wants a sign-in or turns programs away is there.
  return { state: 'sound', reason: '' }
}

function stateOfFailure(error: unknown): OutsideState {
  if (error instanceof RefusedAddress) return { state: 'unknown', reason: 'It is not on the public internet' }
  const reason = connectionFailure(error)
  return reason ? { state: 'silent', reason } : { state: 'unknown', reason: '' }
}
