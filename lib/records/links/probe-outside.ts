import 'server-only'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { guardedRequest } from '@/lib/platform/integrations/guarded-request'
import { isPublicAddress, type MayConnect, RefusedAddress } from '@/lib/platform/integrations/public-address'
import { siteUrl } from '@/lib/platform/site'

/** `gone`: the server says so. `silent`: no answer, which may pass. `unknown`: not allowed or unclear. */
export type OutsideState = { state: 'sound' | 'gone' | 'silent' | 'unknown'; reason: string }

/** For one link, including redirects. */
const LIMIT_MS = 6_000
const MAX_REDIRECTS = 5

/** Requests an outside address: HEAD, then GET if that fails. Every hop must be on the public internet. */
export async function probeOutside(
  address: string,
  { mayConnect = isPublicAddress, signal }: { mayConnect?: MayConnect; signal?: AbortSignal } = {},
): Promise<OutsideState> {
  const limit = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), ...(signal ? [signal] : [])])
  try {
    let url = new URL(address)
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const { status, location } = await statusOf(url, mayConnect, limit)
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

async function statusOf(url: URL, mayConnect: MayConnect, signal: AbortSignal) {
  const head = await sendRequest('HEAD', url, mayConnect, signal)
  // Many servers answer only GET correctly.
  return head.status < 400 ? head : sendRequest('GET', url, mayConnect, signal)
}

async function sendRequest(method: 'HEAD' | 'GET', url: URL, mayConnect: MayConnect, signal: AbortSignal) {
  const headers = { 'user-agent': `PorchlightLinkCheck/1.0 (+${siteUrl('/')})`, accept: '*/*' }
  const answer = await guardedRequest(url, { method, headers, mayConnect, signal })
  return { status: answer.status, location: answer.headers.location }
}

function stateOf(status: number): OutsideState {
  if (status === 404 || status === 410)
    return { state: 'gone', reason: `It answers ${status}: nothing is there` }
  if (status >= 500) return { state: 'silent', reason: `It answers ${status}: out of order` }
  // A page that requires a sign-in or blocks bots exists.
  return { state: 'sound', reason: '' }
}

function stateOfFailure(error: unknown): OutsideState {
  if (error instanceof RefusedAddress) return { state: 'unknown', reason: 'It is not on the public internet' }
  const reason = connectionFailure(error)
  return reason ? { state: 'silent', reason } : { state: 'unknown', reason: '' }
}
