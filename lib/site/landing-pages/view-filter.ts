import 'server-only'
import { addressGroup } from '@/lib/platform/http/address-group'
import { clientAddress } from '@/lib/platform/http/client-address'

/** Views per minute and address: enough for an office that shares one, too few for a script. */
const PER_MINUTE = 60
const MINUTE_MS = 60_000
const MAX_ADDRESSES = 20_000

const BOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|curl|wget|python|java\/|go-http|node/i

let minute = 0
let seen = new Map<string, number>()

/** False for bots, opt-outs (GPC, Do Not Track) and above the rate limit, which is in memory. */
export function isViewCounted(headers: Headers, now = Date.now()): boolean {
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return false
  if (isBot(headers.get('user-agent'))) return false
  return isWithinRate(addressGroup(clientAddress(headers) ?? 'unknown'), now)
}

/** True for user agents that identify themselves as programs, or not at all. */
export function isBot(agent: string | null | undefined): boolean {
  return !agent || BOT.test(agent)
}

function isWithinRate(address: string, now: number): boolean {
  const current = Math.floor(now / MINUTE_MS)
  if (current !== minute || seen.size >= MAX_ADDRESSES) {
    minute = current
    seen = new Map()
  }
  const views = (seen.get(address) ?? 0) + 1
  seen.set(address, views)
  return views <= PER_MINUTE
}
