import 'server-only'
import pLimit from 'p-limit'
import { db } from '@/lib/platform/database/db'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { guardedRequest } from '@/lib/platform/integrations/guarded-request'
import { isPublicAddress, type MayConnect, RefusedAddress } from '@/lib/platform/integrations/public-address'
import { siteUrl } from '@/lib/platform/site'
import { dropOutside, storeFindings } from '@/lib/records/links/findings'
import { storedPlaces } from '@/lib/records/links/places'

/** How outside links are requested; tests run their sites on loopback. */
export type ProbeOptions = { mayConnect?: MayConnect; signal?: AbortSignal }

/** A batch requests one address of up to this many sites, to stay within a worker's time limit. */
const BATCH = 12
const AT_ONCE = 4
/** A silent site counts as broken after two checks, a week apart. */
const SILENCES = 2
/** When at least this many are all silent, the fault is our own connection. */
const OFFLINE_FROM = 3

type CheckedLink = { digest: string; address: string; places: unknown; silences: number }

/** Checks the next batch not checked since `began`, oldest first, one address per site. @returns the count */
export async function checkOutsideBatch(began: Date, options: ProbeOptions = {}): Promise<number> {
  const links = await db.$queryRaw<CheckedLink[]>`
    select digest, address, places, silences from (
      select distinct on (host) * from outside_links
      where checked_at is null or checked_at < ${began}
      order by host, checked_at nulls first, digest
    ) first_of_host
    order by checked_at nulls first, digest limit ${BATCH}`
  const answers = await pLimit(AT_ONCE).map(links, (link) => probeOutside(link.address, options))
  options.signal?.throwIfAborted()
  const isOffline = answers.length >= OFFLINE_FROM && answers.every(({ state }) => state === 'silent')
  for (const [at, link] of links.entries()) {
    const answer = answers[at]
    if (answer) await storeResult(link, isOffline ? { state: 'unknown', reason: '' } : answer)
  }
  return links.length
}

/** Checks one outside address at a user's request: silence counts as broken right away. */
export async function checkOutside(address: string, options: ProbeOptions = {}): Promise<void> {
  const link = await db.outsideLink.findFirst({ where: { address } })
  const answer = await probeOutside(address, options)
  if (link) await storeResult({ ...link, silences: link.silences + 1 }, answer)
  else if (answer.state === 'sound') await dropOutside([address])
}

async function storeResult(
  { digest, address, places, silences }: CheckedLink,
  answer: OutsideState,
): Promise<void> {
  const { state, reason } = answer
  const inARow = state === 'silent' ? silences + 1 : state === 'unknown' ? silences : 0
  await db.outsideLink.updateMany({ where: { digest }, data: { checkedAt: new Date(), silences: inARow } })
  if (state === 'sound') await dropOutside([address])
  if (state === 'gone' || (state === 'silent' && inARow >= SILENCES)) {
    const found = storedPlaces.parse(places)
    await storeFindings(found.map((place) => ({ ...place, reason, outside: address })))
  }
}

/** `gone`: the server says so. `silent`: no answer, which may pass. `unknown`: not allowed or unclear. */
type OutsideState = { state: 'sound' | 'gone' | 'silent' | 'unknown'; reason: string }

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
      if (!URL.canParse(location, url)) return { state: 'unknown', reason: 'It redirects to no web address' }
      url = new URL(location, url)
      if (!/^https?:$/.test(url.protocol)) return { state: 'sound', reason: '' }
    }
    return { state: 'silent', reason: 'It redirects endlessly' }
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
    return { state: 'gone', reason: `It returns ${status}: page not found` }
  if (status >= 500) return { state: 'silent', reason: `It returns ${status}: server error` }
  // A page that requires a sign-in or blocks bots exists.
  return { state: 'sound', reason: '' }
}

function stateOfFailure(error: unknown): OutsideState {
  if (error instanceof RefusedAddress) return { state: 'unknown', reason: 'It is not on the public internet' }
  const reason = connectionFailure(error)
  return reason ? { state: 'silent', reason } : { state: 'unknown', reason: '' }
}
